/**
 * What is newer than our oldest browsers, or missing in one for good, and used all the same: each with what fans have
 * there without it.
 */
export const EXCUSED = {
  'api.AbortSignal.timeout_static': 'older Chrome ends the request as well, only with another error',
  'api.CanvasRenderingContext2D.font': 'older Safari lacks some relative units, which we do not use',
  'api.HTMLMediaElement.volume': 'iOS leaves the volume to its buttons',
  'api.KeyboardEvent.isComposing':
    'Safari ends a composition before its last key, which then counts as a key',
  'api.KeyboardEvent.repeat': 'Chrome lacks it on a few systems: holding a key repeats what it does',
  'api.Navigator.canShare': 'asked for first; without it the link is shared alone',
  'api.Navigator.share': 'asked for first; without it there is no such button',
  'api.Navigator.vibrate': 'asked for first',
  'css.properties.accent-color': 'Safari may choose another color for a mark',
  'css.properties.content-visibility': 'long lists are painted as a whole',
  'css.properties.content-visibility.auto': 'long lists are painted as a whole',
  'css.properties.font-family.ui-monospace': 'the next family in the list stands in',
  'css.properties.forced-color-adjust': 'Safari has no forced colors',
  'css.properties.forced-color-adjust.none': 'Safari has no forced colors',
  'css.properties.overscroll-behavior':
    'scrolling may go on in the page around, where a part does not scroll',
  'css.properties.overscroll-behavior.contain':
    'scrolling may go on in the page around, where a part does not scroll',
  'css.properties.print-color-adjust': 'the build adds the prefixed one',
  'css.properties.print-color-adjust.exact': 'the build adds the prefixed one',
  'css.properties.resize': 'a field on iOS keeps its height',
  'css.properties.scrollbar-width': 'a scroll bar is seen',
  'css.properties.scrollbar-width.none': 'a scroll bar is seen',
  'css.properties.text-size-adjust': 'the build adds the prefixed one; on a desktop nothing needs adjusting',
  'css.properties.text-wrap.pretty': 'lines break as they always did',
  'css.properties.user-select': 'the build adds the prefixed one',
  'css.properties.user-select.all': 'the build adds the prefixed one',
  'css.properties.user-select.none': 'the build adds the prefixed one',
  'css.selectors.selection': 'iOS has its own colors',
  // Touch has no cursor.
  'css.properties.cursor.default': 'no cursor on iOS',
  'css.properties.cursor.grab': 'no cursor on iOS',
  'css.properties.cursor.grabbing': 'no cursor on iOS',
  'css.properties.cursor.not-allowed': 'no cursor on iOS',
  'css.properties.cursor.pointer': 'no cursor on iOS',
  'css.properties.cursor.progress': 'no cursor on iOS',
  'css.properties.cursor.zoom-in': 'no cursor on iOS',
};
