/** A place on a drawing at which others are fixed, in the drawing's own units (y down). */
export type Anchor = {
  x: number;
  y: number;
  /** How wide what belongs there is: a hat on a head, glasses before eyes, a thing in a hand. */
  size?: number;
  /** Turn in degrees, clockwise; 0 is upright. */
  angle?: number;
};

/**
 * - `head`: middle of the top of the head; `eyes`: between the eyes; `size` is the head's width.
 * - `hand`, `otherHand`: where things are held; `hand` is the one in front.
 * - `back`: where a rider's hips or a backpack sit; `seat`: where somebody's hips rest.
 * - `inside`: where a passenger's hips sit; what is below is hidden by the drawing.
 * - `window`: middle and radius (`size`) of a round pane through which only a head is seen.
 * - `hall`: middle and width of the floor of a cave or garage, in which others stand whole.
 * - `rim`: a line across the drawing; passengers stand before it and are cut off below.
 * - `grip`: where a held or worn thing is taken; it lies on the hand, head or neck of its owner.
 * - `top`: where something may stand on it; `roof`: its highest place; `door`: where one comes out.
 * - `ground`: the middle of its feet.
 */
/** In the order in which `anchors.yaml` names them. */
export const anchorNames = [
  'eyes',
  'head',
  'mouth',
  'neck',
  'hand',
  'otherHand',
  'back',
  'seat',
  'inside',
  'window',
  'hall',
  'rim',
  'roof',
  'top',
  'door',
  'feet',
  'ground',
  'grip',
] as const;

export type AnchorName = (typeof anchorNames)[number];

export type Anchors = { [Name in AnchorName]?: Anchor | undefined };

/** Where a drawing looks before it is mirrored. */
export type Facing = 'left' | 'right' | 'front';
