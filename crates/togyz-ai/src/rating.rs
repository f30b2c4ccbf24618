//! What the results of a match prove: Elo with its error, and the sequential
//! probability ratio test.

/// How often each result came up, the worst first.
///
/// Results are either those of single games (loss, draw, win), or those of
/// pairs of games from one opening with both colours: such a pair cancels what
/// the opening is worth, so that fewer
/// games prove the same.
///
/// ```
/// use togyz_ai::Results;
///
/// // 300 wins, 200 losses: 60 %, which is 400 log10(60 / 40) = 70.4 Elo.
/// let results = Results::games(300, 0, 200);
/// assert_eq!(results.score(), 0.6);
/// let elo = results.elo();
/// assert_eq!(format!("{:.1} ± {:.1}", elo.value, elo.error), "70.4 ± 31.1");
///
/// // The same games in 250 pairs, none of which was lost twice.
/// let pairs = Results::pairs([0, 0, 200, 0, 50]);
/// assert_eq!(pairs.score(), 0.6);
/// assert!(pairs.elo().error < elo.error);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Results {
    /// By score in equal steps from 0 to 1; only the first `kinds` count.
    counts: [u64; 5],
    kinds: usize,
}

/// A difference in playing strength, by the logistic scale of Arpad Elo: 400
/// points are odds of ten to one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Elo {
    /// The difference that the score shows; infinite where every game was won or
    /// lost.
    pub value: f64,
    /// The true difference is within this of `value` in 95 of 100 matches;
    /// infinite where the results do not say.
    pub error: f64,
}

/// A sequential probability ratio test (Wald 1945) of two differences in
/// strength, where each mistake is made in 5 of 100 matches.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The smaller difference, in Elo: what is to be refuted.
    pub elo0: f64,
    /// The greater difference, in Elo: what is to be shown.
    pub elo1: f64,
}

/// What a test says so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The smaller difference is accepted.
    Refuted,
    /// The greater difference is accepted.
    Shown,
    /// More games are needed.
    Open,
}

/// The quantile of the normal distribution for 95 of 100 on both sides.
const NORMAL_95: f64 = 1.959_964;

impl Results {
    /// Results of single games.
    pub const fn games(wins: u64, draws: u64, losses: u64) -> Self {
        Self {
            counts: [losses, draws, wins, 0, 0],
            kinds: 3,
        }
    }

    /// Results of pairs of games, counted by their points: 0, ½, 1, 1½ and 2.
    pub const fn pairs(counts: [u64; 5]) -> Self {
        Self { counts, kinds: 5 }
    }

    /// How many games or pairs there are.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The mean score, 0 to 1; one half where there are no results.
    pub fn score(&self) -> f64 {
        match self.count() {
            0 => 0.5,
            count => self.weighted(|score| score) / as_float(count),
        }
    }

    /// The difference in strength that the results show.
    pub fn elo(&self) -> Elo {
        let score = self.score();
        let deviation = (self.variance() / as_float(self.count().max(1))).sqrt();
        // How steeply the scale rises here.
        let slope = 400.0 / std::f64::consts::LN_10 / (score * (1.0 - score));
        let error = match self.count() {
            0 => f64::INFINITY,
            _ => NORMAL_95 * deviation * slope,
        };
        Elo {
            value: elo(score),
            error,
        }
    }

    /// The variance of one result. A few equal results prove little: it is at
    /// least as if half a result more differed from all others.
    fn variance(&self) -> f64 {
        let score = self.score();
        let count = as_float(self.count());
        let seen = self.weighted(|result| (result - score).powi(2)) / count.max(1.0);
        seen.max(0.5 / (count + 1.0))
    }

    /// The sum over all results of `of` their score.
    fn weighted(&self, of: impl Fn(f64) -> f64) -> f64 {
        let scores =
            (0..self.kinds).map(|step| as_float(step as u64) / as_float(self.kinds as u64 - 1));
        let counts = self.counts.iter().map(|count| as_float(*count));
        counts
            .zip(scores)
            .map(|(count, score)| count * of(score))
            .sum()
    }
}

impl Sprt {
    /// The logarithm of the likelihood ratio at which the greater difference is
    /// accepted, ln(0.95 / 0.05); at its negative the smaller one is.
    pub const BOUND: f64 = 2.944_439;

    /// The logarithm of the likelihood ratio of the two differences.
    ///
    /// The distribution of the results is not known, only seen: the generalised
    /// test of Li, Liu and Ying (2014) in the normal approximation that Michel
    /// Van den Bergh gives in "A practical introduction to the GSPRT", as
    /// fishtest used it.
    ///
    /// ```
    /// use togyz_ai::{Results, Sprt, Verdict};
    ///
    /// let test = Sprt { elo0: 0.0, elo1: 10.0 };
    /// // Score ½ at 0 Elo, 0.51439 at 10: halfway between the two the ratio is
    /// // even, and even results speak for the smaller.
    /// let even = Results::games(400, 200, 400);
    /// assert_eq!(format!("{:.2}", test.log_ratio(&even)), "-0.52");
    /// assert_eq!(test.verdict(&even), Verdict::Open);
    /// let won = Results::games(600, 200, 200);
    /// assert_eq!(test.verdict(&won), Verdict::Shown);
    /// ```
    pub fn log_ratio(&self, results: &Results) -> f64 {
        if results.count() == 0 {
            return 0.0;
        }
        let [score0, score1] = [self.elo0, self.elo1].map(expected);
        let distance = 2.0 * results.score() - score0 - score1;
        as_float(results.count()) * (score1 - score0) * distance / (2.0 * results.variance())
    }

    /// Whether a difference is accepted.
    pub fn verdict(&self, results: &Results) -> Verdict {
        let ratio = self.log_ratio(results);
        if ratio >= Self::BOUND {
            Verdict::Shown
        } else if ratio <= -Self::BOUND {
            Verdict::Refuted
        } else {
            Verdict::Open
        }
    }
}

/// The difference that a mean score shows.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The mean score that a difference leads to.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Counts of games are far below the 2^53 that a float holds exactly.
#[expect(clippy::cast_precision_loss, reason = "there are fewer games")]
fn as_float(count: u64) -> f64 {
    count as f64
}
