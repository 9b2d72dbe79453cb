/** A moment (ISO 8601), in the time zone of the person. */
export function momentText(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
}
