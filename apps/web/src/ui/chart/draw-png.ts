const MARGIN = 32;
const TITLE = 28;
const TITLE_ROOM = 52;
const SHARPNESS = 2;
// Some phones draw no canvas that is larger.
const MAX_PIXELS = 16_000_000;

/** Draws a chart as it stands on the page, in its present colors and letters, with its name above, as a PNG file. */
export async function drawPng(chart: SVGSVGElement, name: string): Promise<Blob> {
  await document.fonts.ready;
  const { width, height } = chart.getBoundingClientRect();
  const whole = { width: width + 2 * MARGIN, height: height + 2 * MARGIN + TITLE_ROOM };
  const scale = Math.min(SHARPNESS, Math.sqrt(MAX_PIXELS / (whole.width * whole.height)));

  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');

  const look = getComputedStyle(chart);
  context.scale(scale, scale);
  context.fillStyle = look.getPropertyValue('--surface');
  context.fillRect(0, 0, whole.width, whole.height);
  context.fillStyle = look.getPropertyValue('--ink');
  context.font = `600 ${TITLE}px ${look.getPropertyValue('--font-display')}`;
  context.fillText(name, MARGIN, MARGIN + TITLE, width);
  context.translate(MARGIN, MARGIN + TITLE_ROOM);
  for (const shape of chart.querySelectorAll<SVGGraphicsElement>('path, text')) drawShape(context, shape);
  return toBlob(canvas);
}

function drawShape(context: CanvasRenderingContext2D, shape: SVGGraphicsElement): void {
  const { fill, stroke, strokeWidth, strokeLinecap, fontWeight, fontFamily, fontSize, textAnchor } =
    getComputedStyle(shape);
  const matrix = shape.getCTM();
  if (matrix === null) return;
  context.save();
  context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  if (shape instanceof SVGTextElement) {
    context.fillStyle = fill;
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    context.textAlign = textAnchor === 'middle' ? 'center' : textAnchor === 'end' ? 'end' : 'start';
    const place = [shape.textContent, numberOf(shape, 'x'), numberOf(shape, 'y')] as const;
    if (stroke !== 'none') {
      // What keeps lines off words lies below them.
      context.strokeStyle = stroke;
      context.lineWidth = Number.parseFloat(strokeWidth);
      context.lineJoin = 'round';
      context.strokeText(...place);
    }
    context.fillText(...place);
  } else {
    const outline = new Path2D(shape.getAttribute('d') ?? '');
    if (fill !== 'none') {
      context.fillStyle = fill;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
      context.fill(outline);
    }
    if (stroke !== 'none') {
      context.strokeStyle = stroke;
      context.lineWidth = Number.parseFloat(strokeWidth);
      context.lineCap = strokeLinecap === 'round' ? 'round' : 'butt';
      context.stroke(outline);
    }
  }
  context.restore();
}

function numberOf(shape: SVGElement, attribute: string): number {
  return Number(shape.getAttribute(attribute) ?? 0);
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
      'image/png',
    );
  });
}
