//! Layers of the net, forwards and backwards, one cell at a time.
//!
//! Maps are stored row by row, with all channels of a pixel together and a border of zeros for the
//! layer that reads them. So each row of a kernel covers one run of numbers in memory. Sums are formed in
//! the order of the loops and no operation is fused with another, so that every machine computes the same
//! bits.

/// A map of `side` by `side` pixels with `channels` values each, and `border` pixels around them.
#[derive(Clone)]
pub(crate) struct Map {
    pub(crate) side: usize,
    pub(crate) border: usize,
    pub(crate) channels: usize,
    pub(crate) values: Vec<f32>,
}

impl Map {
    pub(crate) fn new(side: usize, border: usize, channels: usize) -> Self {
        let whole = side + 2 * border;
        Self { side, border, channels, values: vec![0.0; whole * whole * channels] }
    }
    /// The index of the first value of a pixel; row and column are counted from the inner corner.
    pub(crate) fn place(&self, row: usize, column: usize) -> usize {
        let whole = self.side + 2 * self.border;
        ((row + self.border) * whole + column + self.border) * self.channels
    }
    fn row_length(&self) -> usize {
        (self.side + 2 * self.border) * self.channels
    }
}

/// Weights, and what training keeps for each of them.
pub(crate) struct Weights {
    pub(crate) values: Vec<f32>,
    pub(crate) slopes: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    /// 0.9 and 0.999 to the power of the number of steps: they correct the means, which begin at zero.
    powers: (f32, f32),
    /// The share of a weight that it loses at each step, times the learning rate; zero for biases.
    decay: f32,
}

impl Weights {
    pub(crate) fn new(values: Vec<f32>, decay: f32) -> Self {
        let zeros = vec![0.0; values.len()];
        let (slopes, mean, square) = (zeros.clone(), zeros.clone(), zeros);
        Self { slopes, mean, square, powers: (1.0, 1.0), values, decay }
    }
    /// One step of Adam with decoupled decay, by the mean slope of a batch.
    pub(crate) fn step(&mut self, rate: f32, batch: usize) {
        self.powers = (self.powers.0 * 0.9, self.powers.1 * 0.999);
        let warm = (1.0 - self.powers.0, 1.0 - self.powers.1);
        let share = 1.0 / batch as f32;
        for (at, value) in self.values.iter_mut().enumerate() {
            let slope = self.slopes[at] * share;
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slope;
            self.square[at] = 0.999 * self.square[at] + 0.001 * slope * slope;
            let (mean, square) = (self.mean[at] / warm.0, self.square[at] / warm.1);
            *value -= rate * (mean / (square.sqrt() + 1e-8) + self.decay * *value);
        }
        self.slopes.fill(0.0);
    }
}

/// A convolution with `OUT` results per pixel, of which negative ones become zero.
pub(crate) struct Conv<const OUT: usize> {
    pub(crate) kernel: usize,
    pub(crate) stride: usize,
    pub(crate) channels: usize,
    /// For each result, the kernel row by row, with all channels of a pixel together.
    pub(crate) weights: Weights,
    pub(crate) biases: Weights,
    /// The same weights, with all results of an input together.
    turned: Vec<[f32; OUT]>,
}

impl<const OUT: usize> Conv<OUT> {
    /// A convolution with random weights; `draw` returns numbers with a deviation of one.
    pub(crate) fn new(
        (kernel, stride, channels): (usize, usize, usize),
        mut draw: impl FnMut() -> f32,
    ) -> Self {
        let inputs = kernel * kernel * channels;
        let scale = (2.0 / inputs as f32).sqrt();
        let values = (0..inputs * OUT).map(|_| draw() * scale).collect();
        let mut conv = Self {
            kernel,
            stride,
            channels,
            weights: Weights::new(values, 1e-3),
            biases: Weights::new(vec![0.0; OUT], 0.0),
            turned: vec![[0.0; OUT]; inputs],
        };
        conv.turn();
        conv
    }
    fn inputs(&self) -> usize {
        self.kernel * self.kernel * self.channels
    }
    /// Updates the second arrangement of the weights; must be called whenever they have changed.
    pub(crate) fn turn(&mut self) {
        let inputs = self.inputs();
        for (input, all) in self.turned.iter_mut().enumerate() {
            *all = core::array::from_fn(|out| self.weights.values[out * inputs + input]);
        }
    }
    /// The index in the input where the kernel begins, for a pixel of the result.
    fn start(&self, input: &Map, row: usize, column: usize) -> usize {
        let over = input.border - self.kernel / 2;
        let whole = input.side + 2 * input.border;
        ((row * self.stride + over) * whole + column * self.stride + over) * input.channels
    }

    pub(crate) fn forward(&self, input: &Map, result: &mut Map) {
        let run = self.kernel * self.channels;
        for row in 0..result.side {
            for column in 0..result.side {
                let start = self.start(input, row, column);
                let mut sums: [f32; OUT] = core::array::from_fn(|out| self.biases.values[out]);
                for line in 0..self.kernel {
                    let from = start + line * input.row_length();
                    let weights = &self.turned[line * run..(line + 1) * run];
                    for (value, weights) in input.values[from..from + run].iter().zip(weights) {
                        for (sum, weight) in sums.iter_mut().zip(weights) {
                            *sum += value * weight;
                        }
                    }
                }
                let place = result.place(row, column);
                for (to, sum) in result.values[place..place + OUT].iter_mut().zip(sums) {
                    *to = sum.max(0.0);
                }
            }
        }
    }

    /// Adds to the slopes of the weights and, if `to` is given, to those of the input. `slopes` are those
    /// of the result, zero wherever the result became zero.
    pub(crate) fn backward(&mut self, input: &Map, slopes: &Map, mut to: Option<&mut Map>) {
        let (run, inputs) = (self.kernel * self.channels, self.inputs());
        for row in 0..slopes.side {
            for column in 0..slopes.side {
                let (start, place) = (self.start(input, row, column), slopes.place(row, column));
                for out in 0..OUT {
                    let slope = slopes.values[place + out];
                    if slope == 0.0 {
                        continue;
                    }
                    self.biases.slopes[out] += slope;
                    for line in 0..self.kernel {
                        let from = start + line * input.row_length();
                        let own = out * inputs + line * run;
                        add(
                            &mut self.weights.slopes[own..own + run],
                            &input.values[from..from + run],
                            slope,
                        );
                        if let Some(to) = to.as_deref_mut() {
                            add(
                                &mut to.values[from..from + run],
                                &self.weights.values[own..own + run],
                                slope,
                            );
                        }
                    }
                }
            }
        }
    }
}

fn add(to: &mut [f32], from: &[f32], factor: f32) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from * factor;
    }
}

/// A layer in which every result is a weighted sum of all inputs.
pub(crate) struct Dense {
    pub(crate) inputs: usize,
    pub(crate) outputs: usize,
    /// For each input, the weights of all results.
    pub(crate) weights: Weights,
    pub(crate) biases: Weights,
}

impl Dense {
    pub(crate) fn new(inputs: usize, outputs: usize, mut draw: impl FnMut() -> f32) -> Self {
        let scale = (2.0 / inputs as f32).sqrt();
        let values = (0..inputs * outputs).map(|_| draw() * scale).collect();
        Self {
            inputs,
            outputs,
            weights: Weights::new(values, 1e-3),
            biases: Weights::new(vec![0.0; outputs], 0.0),
        }
    }
    pub(crate) fn forward(&self, input: &[f32]) -> Vec<f32> {
        let mut sums = self.biases.values.clone();
        for (value, weights) in input.iter().zip(self.weights.values.chunks(self.outputs)) {
            add(&mut sums, weights, *value);
        }
        sums
    }
    /// Adds to the slopes of the weights, and returns those of the input.
    pub(crate) fn backward(&mut self, input: &[f32], slopes: &[f32]) -> Vec<f32> {
        add(&mut self.biases.slopes, slopes, 1.0);
        let mut to = vec![0.0; input.len()];
        for (at, value) in input.iter().enumerate() {
            let own = at * self.outputs..(at + 1) * self.outputs;
            if *value != 0.0 {
                add(&mut self.weights.slopes[own.clone()], slopes, *value);
            }
            to[at] = self.weights.values[own].iter().zip(slopes).map(|(a, b)| a * b).sum();
        }
        to
    }
}
