/** Assigns the plan's seats: the owner first, then members by date added. The newest members get none (§6). */
export const seatsOf = <M>(oldestFirst: readonly M[], maxTeamMembers: number) => {
  const seats = Math.max(0, maxTeamMembers - 1);
  return { seated: oldestFirst.slice(0, seats), skipped: oldestFirst.slice(seats) };
};
