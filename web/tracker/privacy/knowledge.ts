/** Which state what is known of the visitor's input is in: what was masked in another state is masked again. */
export let knowledge = 0;
export const changeKnowledge = (): void => {
  knowledge++;
};
