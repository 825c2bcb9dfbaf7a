export const seconds = (ms: number): string => `${ms / 1_000} s`;
export const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;
