/**
 * Runs a task for each item, two at a time: for tasks that each take about one core.
 * @returns the results, in the order of the items
 */
export async function twoAtATime<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const lane = async () => {
    for (const [at, item] of left) results[at] = await task(item);
  };
  await Promise.all([lane(), lane()]);
  return results;
}
