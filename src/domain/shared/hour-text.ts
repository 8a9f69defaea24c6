/** `7 AM`, `11:30 AM`, `12 PM`; 24 is midnight, `12 AM`. */
export function hourText(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const onTheHour = Math.floor(hour) % 12 || 12;
  const written = minutes > 0 ? `${onTheHour}:${String(minutes).padStart(2, '0')}` : onTheHour;
  return `${written} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
