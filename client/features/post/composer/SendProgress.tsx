/** How much of the picture has been sent. @param part 0 to 1 */
export function SendProgress({ part }: { part: number }) {
  return (
    <progress
      aria-label="Sending the picture"
      max={1}
      value={part}
      className="h-1 w-full appearance-none overflow-hidden rounded-chip bg-fill [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-fill [&::-webkit-progress-value]:bg-primary"
    />
  );
}
