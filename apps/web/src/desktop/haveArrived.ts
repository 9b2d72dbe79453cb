/**
 * Whether all files of the page that were asked for have arrived. If so, one that did not run is not the one this page was
 * built with. In a browser that does not tell, nothing is certain: the words for lost files warn as well.
 */
export function haveArrived(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.every((file) => file.responseStatus === 200 || !file.name.match('assets'))
}
