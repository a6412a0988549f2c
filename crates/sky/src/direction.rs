//! Directions in the sky, as unit vectors.

/// A direction on the celestial sphere.
///
/// Angles on unit vectors have no seam at right ascension 0 and no singular pole, so everything that
/// measures the sky goes through this type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Direction([f64; 3]);

impl Direction {
    /// The direction given by right ascension and declination, both in degrees.
    pub fn from_degrees(ra: f64, dec: f64) -> Self {
        let (sin_ra, cos_ra) = ra.to_radians().sin_cos();
        let (sin_dec, cos_dec) = dec.to_radians().sin_cos();
        Self([cos_dec * cos_ra, cos_dec * sin_ra, sin_dec])
    }

    /// The middle of some directions: their mean, projected back onto the sphere.
    ///
    /// `None` if there are none, or if they cancel out and have no middle.
    pub fn mean(directions: impl IntoIterator<Item = Self>) -> Option<Self> {
        let sum = directions.into_iter().fold([0.0; 3], |sum, direction| add(sum, direction.0));
        let length = dot(sum, sum).sqrt();
        (length > 1e-9).then(|| Self(sum.map(|part| part / length)))
    }

    /// The unit vector: x to right ascension 0, y to right ascension 90, z to the north pole.
    pub fn xyz(self) -> [f64; 3] {
        self.0
    }

    /// The angle between two directions, in degrees.
    pub fn angle_to(self, other: Self) -> f64 {
        // The arc cosine alone loses half its digits for close stars.
        let normal = cross(self.0, other.0);
        dot(normal, normal).sqrt().atan2(dot(self.0, other.0)).to_degrees()
    }
}

fn add(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

pub(crate) fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(crate) fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
