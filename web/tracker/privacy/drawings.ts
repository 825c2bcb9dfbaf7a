/** Attributes of drawings. Their numbers and commands are not text, although the digits can look like a card number. */
export const DRAWING = /^(d|points|path|values|keytimes|stroke-dasharray|viewbox|\w*transform)$/i;

/** Whether a value consists only of several numbers, drawing commands and transform functions. */
export const isGeometry = (value: string): boolean =>
  /^[\d\s.,;%()+a-z-]*$/i.test(value) &&
  !/^[\d.-]+$|[a-z]{3}/i.test(value.replace(/matrix|translate|rotate|scale|skew[XY]/g, ''));
