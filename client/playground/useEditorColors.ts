import { useMonaco } from '@graphiql/react';
import { useEffect } from 'react';

/**
 * Hex, because Monaco supports no other format. The values are the tokens of client/styles/tokens.css, in their order
 * of use.
 */
const light = {
  surface: '#fdfffe',
  raised: '#ffffff',
  fill: '#e8ede9',
  ink: '#15211a',
  ink3: '#606c65',
  line: '#dae0db',
  primary: '#1d5e35',
  soft: '#daf1dd',
  onSoft: '#0e4926',
  warn: '#6d4610',
  info: '#144f84',
  danger: '#b02b27',
  focus: '#2d6fcd',
};
const dark: typeof light = {
  surface: '#151b18',
  raised: '#1e2521',
  fill: '#242c28',
  ink: '#e9eeea',
  ink3: '#949e98',
  line: '#2c342f',
  primary: '#7cd591',
  soft: '#1b3824',
  onSoft: '#ade9b8',
  warn: '#fada99',
  info: '#b7dcfd',
  danger: '#f66c69',
  focus: '#67b0f9',
};

const toRules = (tokens: Record<string, string>) =>
  Object.entries(tokens).map(([token, hex]) => ({ token, foreground: hex.slice(1) }));

const buildTheme = (base: 'vs' | 'vs-dark', color: typeof light) => ({
  base,
  inherit: true,
  rules: [
    { token: 'keyword', foreground: color.primary.slice(1), fontStyle: 'bold' },
    ...toRules({
      '': color.ink,
      comment: color.ink3,
      'key.identifier': color.ink,
      'argument.identifier': color.info,
      'type.identifier': color.onSoft,
      annotation: color.info,
      number: color.danger,
      string: color.warn,
      'string.key.json': color.ink,
      'string.value.json': color.warn,
      'keyword.json': color.danger,
      delimiter: color.ink3,
      operator: color.ink3,
    }),
  ],
  colors: {
    'editor.background': '#ffffff00',
    'editor.foreground': color.ink,
    'editorLineNumber.foreground': color.ink3,
    'editorLineNumber.activeForeground': color.ink,
    'editorCursor.foreground': color.ink,
    'editor.selectionBackground': color.soft,
    'editorBracketHighlight.foreground1': color.ink3,
    'editorBracketHighlight.foreground2': color.ink3,
    'editorBracketHighlight.foreground3': color.ink3,
    'editorError.foreground': color.danger,
    'scrollbar.shadow': '#ffffff00',
    'textLink.foreground': color.primary,
    'textLink.activeForeground': color.primary,
    'editorLink.activeForeground': color.primary,
    'editorHoverWidget.background': color.raised,
    'editorHoverWidget.border': color.line,
    'editorSuggestWidget.background': color.raised,
    'editorSuggestWidget.border': color.line,
    'editorSuggestWidget.selectedBackground': color.soft,
    'editorSuggestWidget.selectedForeground': color.onSoft,
    'editorSuggestWidget.highlightForeground': color.primary,
    'editorSuggestWidget.focusHighlightForeground': color.primary,
    'editorWidget.background': color.raised,
    'editorWidget.resizeBorder': color.primary,
    'list.hoverBackground': color.fill,
    'list.highlightForeground': color.primary,
    'list.focusHighlightForeground': color.primary,
    'menu.background': color.raised,
    'menu.selectionBackground': color.soft,
    'menu.selectionForeground': color.onSoft,
    'quickInput.background': color.raised,
    'quickInputList.focusBackground': color.soft,
    'quickInputList.focusForeground': color.onSoft,
    'pickerGroup.foreground': color.primary,
    'input.background': color.fill,
    'inputOption.hoverBackground': color.fill,
    'toolbar.hoverBackground': color.fill,
    focusBorder: color.focus,
  },
});

/** Applies the product's colours to GraphiQL's two editor themes once the editor's code is loaded. */
export function useEditorColors(): void {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    monaco?.editor.defineTheme('graphiql-LIGHT', buildTheme('vs', light));
    monaco?.editor.defineTheme('graphiql-DARK', buildTheme('vs-dark', dark));
  }, [monaco]);
}
