/** Sonner's own limit: on narrower screens a toast is as wide as the window. */
const NARROW = 600;
/** Pixels between a toast and the lower edge of the stage. */
const GAP = 12;

/** A toast's position. */
interface Place {
  /** Pixels above the bottom of the window. */
  lift: number;
  /** Pixels from the left; undefined in the middle of the window. */
  centre: number | undefined;
}

/** The lower edge of the picture's stage, or of the window if that edge is not in its lower half. */
export function footOfStage(): Place {
  const stage = document.querySelector('.stage-fit')?.getBoundingClientRect();
  if (!stage || stage.bottom > innerHeight || stage.bottom < innerHeight / 2) return { lift: 0, centre: undefined };
  return {
    lift: innerHeight - stage.bottom + GAP,
    centre: innerWidth > NARROW ? (stage.left + stage.right) / 2 : undefined,
  };
}
