//! Shapes to test on.
use whydoku_core::{Cell, Extra, Shape};

/// Jigsaw regions of 6x6 boards, one digit for each cell.
const JIGSAWS_6: [&str; 2] =
    ["000111022111022333022344555344555344", "001111000012333412353422355422555444"];

/// Jigsaw regions of 9x9 boards, from close to boxes to far from them.
const JIGSAWS_9: [&str; 3] = [
    "001111112000111222000022222333333444535335444555555444666777888666777788666778888",
    "000111122001111122000022222333344455333445555364447775366488875666888875666887777",
    "001111222000311222040311222044315555044333355664433557664488757666888777668888777",
];

/// Two jigsaws of 6x6.
pub fn jigsaws_6() -> Vec<Shape> {
    JIGSAWS_6.map(jigsaw).to_vec()
}

/// Three jigsaws of 9x9.
pub fn jigsaws_9() -> Vec<Shape> {
    JIGSAWS_9.map(jigsaw).to_vec()
}

fn jigsaw(regions: &str) -> Shape {
    let regions: Vec<u8> = regions.bytes().map(|digit| digit - b'0').collect();
    Shape::jigsaw(&regions).expect("every region has one cell for each digit")
}

/// Every sort of shape up to 12x12: boxes of all proportions, jigsaws, diagonals, windows, an
/// extra house.
pub fn small_shapes() -> Vec<Shape> {
    let boxes = |rows, columns| Shape::boxes(rows, columns).expect("a small side");
    let with = |shape: &Shape, extra| shape.with(extra).expect("the extra house fits");
    let nine = boxes(3, 3);
    let knight = Extra::Cells([0, 7, 9, 14].map(Cell::new).to_vec());
    let mut shapes = vec![
        boxes(2, 2),
        with(&boxes(2, 2), Extra::Diagonals),
        with(&boxes(2, 2), knight),
        boxes(1, 5),
        boxes(2, 3),
        boxes(3, 2),
        boxes(2, 4),
        nine.clone(),
        with(&nine, Extra::Diagonals),
        with(&nine, Extra::Windows),
        boxes(2, 5),
        boxes(3, 4),
    ];
    shapes.extend(jigsaws_6());
    shapes.extend(jigsaws_9());
    shapes.push(with(&jigsaws_9()[0], Extra::Diagonals));
    shapes
}
