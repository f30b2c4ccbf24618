//! The shares of a class as a decision diagram.
//!
//! Whoever lays the stones of a position into the pits, one after the other,
//! walks through the diagram. A *node* stands for a pit and for the stones that
//! lie in it and beyond, and leads on to two others: one if a stone is *laid*
//! into the pit, and one if no more are and the next pit is *passed* on to. At
//! the end stands the share. Parts of the table that are equal are one node,
//! which makes the diagram more than sixty times smaller than the table, and it is
//! read as it lies in the file: nothing has to be unpacked. (Bryant, "Graph-based
//! algorithms for Boolean function manipulation", 1986: whether to lay or to pass
//! is what is asked.)
//!
//! The share is the first player's, whoever is to move: the same parts then come
//! with either to move, and need only one node.
//!
//! Nodes are sorted into *sheets* by pit and stones, and within a sheet by where
//! passing leads. So they lie in groups of [`GROUP`] that have the number of the
//! least node passed on to in common, and each keeps only how much greater its
//! own is. (Goldstein, Ramakrishnan and Shaft, "Compressing relations and
//! indexes", 1998: frames of reference.) Where this grows too great for its bits,
//! the next group begins early, and the rest of the group stays empty.

#![expect(
    clippy::cast_possible_truncation,
    reason = "stones are few, and nodes are counted in 32 bits"
)]

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::checksum::Checksum;
use super::class::Class;
use super::fill::Layers;
use super::rank::binomial;

/// How many nodes have a least number in common.
const GROUP: u32 = 8;

/// The nodes that stand for one pit and the same stones in it and beyond.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sheet {
    /// How many places for nodes there are.
    pub(crate) nodes: u32,
    /// The bits of the number that a group has in common.
    pub(crate) common: u8,
    /// The bits of how much greater the number of the node passed on to is.
    pub(crate) pass: u8,
    /// The bits of the number of the node that laying a stone leads to.
    pub(crate) lay: u8,
    /// Where the first group begins, in bits.
    start: u64,
    /// The bits of a node.
    node_bits: u64,
    /// The bits of a group.
    group_bits: u64,
}

impl Sheet {
    pub(crate) fn new(nodes: u32, common: u8, pass: u8, lay: u8) -> Self {
        let node_bits = u64::from(pass) + u64::from(lay);
        Self {
            nodes,
            common,
            pass,
            lay,
            start: 0,
            node_bits,
            group_bits: u64::from(common) + u64::from(GROUP) * node_bits,
        }
    }

    /// Whether its numbers can be read.
    pub(crate) fn is_sound(&self) -> bool {
        let most = [self.common, self.pass, self.lay].into_iter().max();
        most <= Some(32)
    }

    fn bits(&self) -> u64 {
        u64::from(self.nodes.div_ceil(GROUP)) * u64::from(self.common)
            + u64::from(self.nodes) * self.node_bits
    }

    /// Where the number that the group of a node has in common is, and where the
    /// node is, as their first bits.
    fn place(&self, node: u32) -> (u64, u64) {
        let group = self.start + u64::from(node / GROUP) * self.group_bits;
        let within = u64::from(self.common) + u64::from(node % GROUP) * self.node_bits;
        (group, group + within)
    }

    /// The node that laying a stone leads to. `read` gives the word that begins
    /// at a byte.
    fn lay(&self, node: u32, read: &mut impl FnMut(u64) -> Option<u64>) -> Option<u32> {
        let (_, node) = self.place(node);
        field(node + u64::from(self.pass), self.lay, read)
    }

    /// The node that is passed on to.
    fn pass(&self, node: u32, read: &mut impl FnMut(u64) -> Option<u64>) -> Option<u32> {
        let (group, node) = self.place(node);
        Some(field(group, self.common, read)?.wrapping_add(field(node, self.pass, read)?))
    }
}

/// The number in `width` bits from bit `at` on.
fn field(at: u64, width: u8, read: &mut impl FnMut(u64) -> Option<u64>) -> Option<u32> {
    let mask = (1 << width) - 1;
    Some((read(at / 8)? >> (at % 8) & mask) as u32)
}

/// The shape of a diagram: where its nodes are, but not what is in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shape {
    /// By pit, without the last, and by stones less one.
    sheets: Vec<Vec<Sheet>>,
    /// The node to begin with, by mover, and by stones less one.
    roots: Vec<Vec<u32>>,
    bits: u64,
}

impl Shape {
    /// A shape, given by its sheets in order.
    pub(crate) fn new(mut sheets: Vec<Vec<Sheet>>, roots: Vec<Vec<u32>>) -> Self {
        let mut bits = 0;
        for sheet in sheets.iter_mut().flatten() {
            sheet.start = bits;
            bits += sheet.bits();
        }
        Self {
            sheets,
            roots,
            bits,
        }
    }

    pub(crate) fn sheets(&self) -> impl Iterator<Item = &Sheet> {
        self.sheets.iter().flatten()
    }

    pub(crate) fn roots(&self) -> &[Vec<u32>] {
        &self.roots
    }

    /// The most stones on the board.
    pub(crate) fn stones(&self) -> u8 {
        self.roots.first().map_or(0, |roots| roots.len() as u8)
    }

    /// The bytes that the nodes take: 8 more than their bits need, so that every
    /// read finds a whole word.
    pub(crate) fn bytes(&self) -> u64 {
        self.bits.div_ceil(8) + 8
    }

    fn root(&self, mover: usize, stones: u8) -> Option<u32> {
        let roots = self.roots.get(mover)?;
        roots.get(usize::from(stones.checked_sub(1)?)).copied()
    }

    /// The share kept for the position with these stones. `read` gives the word
    /// that begins at a byte.
    pub(crate) fn walk(
        &self,
        mover: usize,
        stones: u8,
        pits: impl Iterator<Item = u8>,
        mut read: impl FnMut(u64) -> Option<u64>,
    ) -> Option<u8> {
        let mut node = self.root(mover, stones)?;
        let mut left = usize::from(stones);
        for (sheets, here) in self.sheets.iter().zip(pits) {
            for _ in 0..here {
                node = sheets.get(left.checked_sub(1)?)?.lay(node, &mut read)?;
                left -= 1;
            }
            if left == 0 {
                break;
            }
            node = sheets.get(left - 1)?.pass(node, &mut read)?;
        }
        own(mover, stones, u8::try_from(node).ok()?)
    }

    /// Puts all shares with `stones` stones into `shares`, in the order of their
    /// numbers.
    pub(crate) fn unpack(
        &self,
        mover: usize,
        stones: u8,
        shares: &mut [u8],
        read: &mut impl FnMut(u64) -> Option<u64>,
    ) -> Option<()> {
        let mut next = shares.iter_mut();
        let root = self.root(mover, stones)?;
        self.unpack_node(0, usize::from(stones), root, read, &mut next)?;
        for share in shares {
            *share = own(mover, stones, *share)?;
        }
        Some(())
    }

    fn unpack_node(
        &self,
        pit: usize,
        stones: usize,
        node: u32,
        read: &mut impl FnMut(u64) -> Option<u64>,
        shares: &mut std::slice::IterMut<'_, u8>,
    ) -> Option<()> {
        if stones == 0 || pit == self.sheets.len() {
            *shares.next()? = u8::try_from(node).ok()?;
            return Some(());
        }
        let sheet = self.sheets[pit].get(stones - 1)?;
        let (lay, pass) = (sheet.lay(node, read)?, sheet.pass(node, read)?);
        self.unpack_node(pit, stones - 1, lay, read, shares)?;
        self.unpack_node(pit + 1, stones, pass, read, shares)
    }
}

/// The share of the player to move, given the first player's, or the other way
/// round; `None` if it is none. What is kept for a position without a value
/// stays.
fn own(mover: usize, stones: u8, share: u8) -> Option<u8> {
    if mover == 0 {
        Some(share)
    } else {
        stones.checked_sub(share)
    }
}

/// The diagram of the layers of a class, from one stone up: its shape and its
/// nodes.
pub(crate) fn diagram(class: Class, mut layers: Layers) -> (Shape, Vec<u8>) {
    let most = layers.stones();
    for mover in 1..class.movers() {
        for stones in 1..=most {
            for share in layers.layer_mut(mover, stones) {
                *share = stones - *share;
            }
        }
    }
    let rows = class.pits() - 1;
    let mut collector = Collector {
        pits: class.pits(),
        known: vec![vec![HashMap::default(); most.into()]; rows],
        nodes: vec![vec![Vec::new(); most.into()]; rows],
    };
    let roots = (0..class.movers()).map(|mover| {
        let roots = (1..=most).map(|stones| {
            let layer = layers.layer(mover, stones);
            collector.node(0, usize::from(stones), layer)
        });
        roots.collect()
    });
    let mut roots: Vec<Vec<u32>> = roots.collect();
    let mut nodes = collector.nodes;
    let sheets = arrange(&mut nodes, &mut roots);
    let shape = Shape::new(sheets, roots);
    let mut bytes = vec![0; shape.bytes() as usize];
    for (sheet, nodes) in shape.sheets().zip(nodes.iter().flatten()) {
        let mut least = 0;
        for node in nodes {
            let (group, place) = sheet.place(node.place);
            if node.place.is_multiple_of(GROUP) {
                least = node.pass;
                put(&mut bytes, group, least);
            }
            put(&mut bytes, place, node.pass - least);
            put(&mut bytes, place + u64::from(sheet.pass), node.lay);
        }
    }
    (shape, bytes)
}

/// Writes a number from bit `at` on, where nothing is yet.
fn put(bytes: &mut [u8], at: u64, number: u32) {
    let word = u64::from(number) << (at % 8);
    let field = &mut bytes[(at / 8) as usize..];
    for (byte, more) in field.iter_mut().zip(word.to_le_bytes()) {
        *byte |= more;
    }
}

/// A node while its diagram is made.
#[derive(Debug, Clone, Copy)]
struct Node {
    lay: u32,
    pass: u32,
    /// Its number in the end.
    place: u32,
}

/// Finds the nodes.
struct Collector<'a> {
    pits: usize,
    /// The nodes found so far by the part of the table that they stand for, by
    /// pit and stones.
    known: Vec<Vec<Parts<'a>>>,
    nodes: Vec<Vec<Vec<Node>>>,
}

type Parts<'a> = HashMap<&'a [u8], u32, BuildHasherDefault<Checksum>>;

impl<'a> Collector<'a> {
    /// The node for a part of the table: all ways to lay `stones` stones into
    /// `pit` and those after it. First come those with a stone in the pit.
    fn node(&mut self, pit: usize, stones: usize, part: &'a [u8]) -> u32 {
        let pits_beyond = self.pits - 1 - pit;
        if stones == 0 || pits_beyond == 0 {
            return u32::from(part[0]);
        }
        if let Some(node) = self.known[pit][stones - 1].get(part) {
            return *node;
        }
        let laid = binomial(stones - 1 + pits_beyond, pits_beyond) as usize;
        let (laid, passed) = part.split_at(laid);
        let lay = self.node(pit, stones - 1, laid);
        let pass = self.node(pit + 1, stones, passed);
        let nodes = &mut self.nodes[pit][stones - 1];
        let node = nodes.len() as u32;
        nodes.push(Node {
            lay,
            pass,
            place: 0,
        });
        self.known[pit][stones - 1].insert(part, node);
        node
    }
}

/// Sorts all nodes and numbers them anew, from the last pit to the first and from
/// few stones to many, so that nodes come after those that they lead to.
fn arrange(nodes: &mut [Vec<Vec<Node>>], roots: &mut [Vec<u32>]) -> Vec<Vec<Sheet>> {
    let mut sheets = vec![Vec::new(); nodes.len()];
    // The new numbers by the old ones, of the pit in hand and of the next one.
    let mut beyond: Vec<Vec<u32>> = Vec::new();
    for (row, sheets) in nodes.iter_mut().zip(&mut sheets).rev() {
        let mut here: Vec<Vec<u32>> = Vec::new();
        for (index, nodes) in row.iter_mut().enumerate() {
            for node in nodes.iter_mut() {
                if let Some(laid) = here.last() {
                    node.lay = laid[node.lay as usize];
                }
                if let Some(passed) = beyond.get(index) {
                    node.pass = passed[node.pass as usize];
                }
            }
            let mut order: Vec<u32> = (0..nodes.len() as u32).collect();
            order.sort_unstable_by_key(|node| {
                let node = &nodes[*node as usize];
                (node.pass, node.lay)
            });
            let mut sorted: Vec<Node> = order.iter().map(|node| nodes[*node as usize]).collect();
            sheets.push(place(&mut sorted));
            let mut places = vec![0; order.len()];
            for (old, node) in order.iter().zip(&sorted) {
                places[*old as usize] = node.place;
            }
            here.push(places);
            *nodes = sorted;
        }
        beyond = here;
    }
    for row in roots {
        for (root, places) in row.iter_mut().zip(&beyond) {
            *root = places[*root as usize];
        }
    }
    sheets
}

/// Puts sorted nodes into the places where they take fewest bits.
fn place(nodes: &mut [Node]) -> Sheet {
    let width = |most: Option<u32>| 32 - most.unwrap_or(0).leading_zeros() as u8;
    let common = width(nodes.iter().map(|node| node.pass).max());
    let lay = width(nodes.iter().map(|node| node.lay).max());
    let sheets = (0..=common).map(|pass| {
        let last = places(nodes, pass).last();
        Sheet::new(last.map_or(0, |last| last + 1), common, pass, lay)
    });
    let sheet = sheets.min_by_key(Sheet::bits).unwrap_or_default();
    let places: Vec<u32> = places(nodes, sheet.pass).collect();
    for (node, place) in nodes.iter_mut().zip(places) {
        node.place = place;
    }
    sheet
}

/// The places of sorted nodes, if so many bits say how much greater a number is
/// than the least of its group.
fn places(nodes: &[Node], bits: u8) -> impl Iterator<Item = u32> {
    let (mut next, mut least) = (0_u32, 0);
    nodes.iter().map(move |node| {
        if u64::from(node.pass - least) >> bits > 0 {
            next = next.next_multiple_of(GROUP);
        }
        if next.is_multiple_of(GROUP) {
            least = node.pass;
        }
        next += 1;
        next - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A series of numbers that follow no rule.
    fn random() -> impl FnMut(u32) -> u32 {
        let mut state: u32 = 1;
        move |bound| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % bound
        }
    }

    #[test]
    fn what_is_kept_is_found_again() {
        const MOST: u8 = 4;
        let mut random = random();
        for class in [Class::of(2, 5).0, Class::of(7, 0).0, Class::NO_TUZDYK] {
            let each = || (0..class.movers()).flat_map(|m| (1..=MOST).map(move |s| (m, s)));
            let mut layers = Layers::new(class);
            for _ in 1..=MOST {
                layers.add();
            }
            for (mover, stones) in each() {
                for share in layers.layer_mut(mover, stones) {
                    *share = random(u32::from(stones) + 1) as u8;
                }
            }
            let (shape, nodes) = diagram(class, layers.clone());
            let mut read = |at: u64| {
                let word = nodes.get(at as usize..)?.first_chunk()?;
                Some(u64::from_le_bytes(*word))
            };
            for (mover, stones) in each() {
                let kept = layers.layer(mover, stones);
                let mut unpacked = vec![0; kept.len()];
                let unpack = shape.unpack(mover, stones, &mut unpacked, &mut read);
                assert_eq!((unpack, &unpacked[..]), (Some(()), kept));
                for _ in 0..100 {
                    let mut pits = [0; 32];
                    for _ in 0..stones {
                        pits[random(class.pits() as u32) as usize] += 1;
                    }
                    let found = shape.walk(mover, stones, pits.into_iter(), &mut read);
                    let index = class.ranks().index(&pits);
                    assert_eq!(found, Some(kept[index as usize]));
                }
            }
        }
    }

    #[test]
    fn a_number_that_grows_too_much_begins_a_group() {
        let found = |passes: &[u32], bits| {
            let node = |pass: &u32| Node {
                lay: 0,
                pass: *pass,
                place: 0,
            };
            let nodes: Vec<Node> = passes.iter().map(node).collect();
            places(&nodes, bits).collect::<Vec<_>>()
        };
        assert_eq!(found(&[5, 6, 7, 7, 100], 1), [0, 1, 8, 9, 16]);
        assert_eq!(found(&[5, 6, 7, 7, 100], 2), [0, 1, 2, 3, 8]);
        assert_eq!(found(&[3; 9], 0), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
