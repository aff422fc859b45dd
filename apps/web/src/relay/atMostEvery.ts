/** Acts when it is called, at most once in this time: what is called meanwhile is done at its end, once. */
export function atMostEvery(milliseconds: number, act: () => void): () => void {
  let isResting = false;
  let isDue = false;

  function rest() {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      if (isDue) run();
    }, milliseconds);
  }
  function run() {
    isDue = false;
    act();
    rest();
  }
  return () => {
    if (isResting) isDue = true;
    else run();
  };
}
