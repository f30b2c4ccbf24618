//! The shares of a class as a decision diagram.
//!
//! Whoever knows the stones of the pits one after the other walks through the
//! diagram: each pit leads to a node further down, until the share is certain.
//! Parts of the table that are equal are one node, which makes the diagram
//! about forty times smaller than the table, and it is read as it lies in the
//! file: nothing has to be unpacked. (Bryant, "Graph-based algorithms for Boolean
//! function manipulation", 1986, with numbers of stones in place of truth
//! values.)
//!
//! Nodes are sorted into *sheets* by the pit that is asked for and the stones
//! that lie in it and beyond. A node has a column for each number of stones that
//! may lie beyond the pit. All nodes of a sheet take the same number of bits, a
//! column only as many as its greatest number needs.

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

/// The nodes that ask for one pit and have the same stones left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sheet {
    /// How many there are.
    pub(crate) nodes: u32,
    /// The bits of each column.
    pub(crate) widths: Vec<u8>,
    /// Where the first node begins, in bits.
    start: u64,
    /// The bits of a node.
    bits: u64,
    /// Where each column begins within a node.
    offsets: Vec<u16>,
}

impl Sheet {
    /// A sheet that begins after so many bits.
    fn new(nodes: u32, widths: Vec<u8>, start: u64) -> Self {
        let mut bits = 0;
        let offsets = widths
            .iter()
            .map(|width| {
                let offset = bits;
                bits += u16::from(*width);
                offset
            })
            .collect();
        Self {
            nodes,
            widths,
            start,
            bits: u64::from(bits),
            offsets,
        }
    }

    fn end(&self) -> u64 {
        self.start + u64::from(self.nodes) * self.bits
    }

    /// Where a column of a node is: its first bit and how many they are.
    fn place(&self, node: u32, column: usize) -> (u64, u8) {
        let start = self.start + u64::from(node) * self.bits + u64::from(self.offsets[column]);
        (start, self.widths[column])
    }
}

/// The shape of a diagram: where its nodes are, but not what is in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shape {
    pits: usize,
    /// By pit, and by stones less one.
    sheets: Vec<Vec<Sheet>>,
    /// The node to begin with, by mover, and by stones less one.
    roots: Vec<Vec<u32>>,
}

impl Shape {
    /// A shape, given by the nodes and the columns' bits of all sheets, in
    /// order.
    pub(crate) fn new(pits: usize, sheets: Vec<Vec<(u32, Vec<u8>)>>, roots: Vec<Vec<u32>>) -> Self {
        let mut start = 0;
        let sheets = sheets.into_iter().map(|row| {
            let row = row.into_iter().map(|(nodes, widths)| {
                let sheet = Sheet::new(nodes, widths, start);
                start = sheet.end();
                sheet
            });
            row.collect()
        });
        Self {
            pits,
            sheets: sheets.collect(),
            roots,
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
        self.sheets().last().map_or(0, Sheet::end).div_ceil(8) + 8
    }

    /// The share kept for the position with these stones. `read` gives the word
    /// that begins at a byte.
    pub(crate) fn walk(
        &self,
        mover: usize,
        mut stones: u8,
        pits: impl Iterator<Item = u8>,
        mut read: impl FnMut(u64) -> Option<u64>,
    ) -> Option<u8> {
        let mut node = *self.roots.get(mover)?.get(usize::from(stones) - 1)?;
        for (sheets, here) in self.sheets.iter().zip(pits) {
            let beyond = stones.checked_sub(here)?;
            let sheet = &sheets[usize::from(stones) - 1];
            let (bit, width) = sheet.place(node, usize::from(beyond));
            let word = read(bit / 8)?;
            node = (word >> (bit % 8)) as u32 & mask(width);
            if beyond == 0 {
                break;
            }
            stones = beyond;
        }
        u8::try_from(node).ok()
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
        let root = *self.roots.get(mover)?.get(usize::from(stones) - 1)?;
        self.unpack_node(0, stones, root, read, &mut shares.iter_mut())
    }

    fn unpack_node(
        &self,
        pit: usize,
        stones: u8,
        node: u32,
        read: &mut impl FnMut(u64) -> Option<u64>,
        shares: &mut std::slice::IterMut<'_, u8>,
    ) -> Option<()> {
        let sheet = self.sheets.get(pit)?.get(usize::from(stones) - 1)?;
        for beyond in 0..=stones {
            let (bit, width) = sheet.place(node, usize::from(beyond));
            let field = (read(bit / 8)? >> (bit % 8)) as u32 & mask(width);
            if beyond == 0 || pit + 2 == self.pits {
                *shares.next()? = u8::try_from(field).ok()?;
            } else {
                self.unpack_node(pit + 1, beyond, field, read, shares)?;
            }
        }
        Some(())
    }
}

fn mask(width: u8) -> u32 {
    u32::MAX.checked_shr(32 - u32::from(width)).unwrap_or(0)
}

/// The diagram of the layers of a class, from one stone up: its shape and its
/// nodes.
pub(crate) fn diagram(class: Class, layers: &Layers) -> (Shape, Vec<u8>) {
    let (pits, most) = (class.pits(), usize::from(layers.stones()));
    let mut collector = Collector {
        pits,
        known: vec![vec![HashMap::default(); most]; pits - 1],
        nodes: vec![vec![Vec::new(); most]; pits - 1],
    };
    let roots = (0..class.movers())
        .map(|mover| {
            (1..=layers.stones())
                .map(|stones| {
                    let layer = layers.layer(mover, stones);
                    collector.node(0, usize::from(stones), layer)
                })
                .collect()
        })
        .collect();
    let sheets = collector.nodes.iter().map(|row| {
        let row = row.iter().enumerate().map(|(index, numbers)| {
            let columns = index + 2;
            let widths = (0..columns).map(|column| {
                let most = numbers.iter().skip(column).step_by(columns).max();
                (32 - most.map_or(0, |most| most.leading_zeros())) as u8
            });
            let widths: Vec<u8> = if numbers.is_empty() {
                vec![0; columns]
            } else {
                widths.collect()
            };
            ((numbers.len() / columns) as u32, widths)
        });
        row.collect()
    });
    let shape = Shape::new(pits, sheets.collect(), roots);
    let mut bytes = vec![0; shape.bytes() as usize];
    for (sheet, numbers) in shape.sheets().zip(collector.nodes.iter().flatten()) {
        for (node, columns) in numbers.chunks_exact(sheet.widths.len()).enumerate() {
            for (column, number) in columns.iter().enumerate() {
                let (bit, _) = sheet.place(node as u32, column);
                let at = (bit / 8) as usize;
                let field = &mut bytes[at..at + 8];
                let word = u64::from(*number) << (bit % 8);
                for (byte, more) in field.iter_mut().zip(word.to_le_bytes()) {
                    *byte |= more;
                }
            }
        }
    }
    (shape, bytes)
}

/// Finds the nodes.
struct Collector<'a> {
    pits: usize,
    /// The nodes found so far by the part of the table that they stand for, by
    /// pit and stones.
    known: Vec<Vec<Parts<'a>>>,
    /// What is in the columns of the nodes, one node after the other.
    nodes: Vec<Vec<Vec<u32>>>,
}

type Parts<'a> = HashMap<&'a [u8], u32, BuildHasherDefault<Checksum>>;

impl<'a> Collector<'a> {
    /// The node for a part of the table: all ways to lay `stones` stones into
    /// `pit` and those after it.
    fn node(&mut self, pit: usize, stones: usize, part: &'a [u8]) -> u32 {
        if let Some(node) = self.known[pit][stones - 1].get(part) {
            return *node;
        }
        let mut columns = [0; 32];
        let mut at = 0;
        let pits_beyond = self.pits - 1 - pit;
        for (beyond, column) in columns.iter_mut().enumerate().take(stones + 1) {
            let len = binomial(beyond + pits_beyond - 1, pits_beyond - 1) as usize;
            let below = &part[at..at + len];
            *column = if len == 1 {
                u32::from(below[0])
            } else {
                self.node(pit + 1, beyond, below)
            };
            at += len;
        }
        let nodes = &mut self.nodes[pit][stones - 1];
        let node = (nodes.len() / (stones + 1)) as u32;
        nodes.extend_from_slice(&columns[..=stones]);
        self.known[pit][stones - 1].insert(part, node);
        node
    }
}
