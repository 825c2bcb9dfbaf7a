/** How the plan's seats are taken: the owner's own first, then members by age. Who came last goes without (§6). */
export const seatsOf = <M>(oldestFirst: readonly M[], maxTeamMembers: number) => {
  const seats = Math.max(0, maxTeamMembers - 1);
  return { seated: oldestFirst.slice(0, seats), skipped: oldestFirst.slice(seats) };
};
