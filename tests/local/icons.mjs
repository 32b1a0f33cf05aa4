// Draws the PNG icons of public/ from public/icone.svg: `node tests/local/icons.mjs` after the mark changed.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { inRoot } from './paths.mjs';

/** `share` is the mark's part of the side: systems cut maskable icons to a circle of 80 %. */
const icons = [
  { file: 'icone-192.png', side: 192, share: 1, background: 'transparent' },
  { file: 'icone-512.png', side: 512, share: 1, background: 'transparent' },
  { file: 'icone-mascara-512.png', side: 512, share: 0.58, background: '#ffffff' },
  { file: 'icone-mascara-180.png', side: 180, share: 0.7, background: '#ffffff' },
];

const mark = readFileSync(inRoot('public', 'icone.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { file, side, share, background } of icons) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>body{margin:0;height:${side}px;display:grid;place-items:center;background:${background}}
     svg{width:${side * share}px}</style>${mark}`,
  );
  await page.screenshot({ path: inRoot('public', file), omitBackground: true });
}
await browser.close();
