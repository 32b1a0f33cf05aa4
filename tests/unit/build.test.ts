// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Integer } from '../../build/inteiro.ts';
import { impedimento, temSegredo } from '../../build/producao.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { soTexto } from '../../build/jspdfSoTexto.ts';
import {
  comComponentesPuros,
  moverParaAClasse,
  semEsperarPelaConta,
  soOBotao,
} from '../../build/semSobras.ts';

const config = (projectId: string) => JSON.stringify({ apiKey: 'x', projectId });

describe('build de produção', () => {
  it('recusa emuladores, projeto de demonstração e falta de configuração (ameaça I07)', () => {
    const real = { VITE_FIREBASE_CONFIG: config('inovacao-prod') };
    expect(impedimento('production', real)).toBeUndefined();
    expect(impedimento('production', { ...real, VITE_EMULADORES: '{"auth":9099}' })).toMatch(/emuladores/);
    expect(impedimento('production', { VITE_FIREBASE_CONFIG: config('demo-inovacao') })).toMatch(
      /"demo-inovacao"/,
    );
    expect(impedimento('production', {})).toMatch(/Falta VITE_FIREBASE_CONFIG/);
  });

  it('deixa os builds dos testes em paz', () =>
    expect(impedimento('emuladores', { VITE_EMULADORES: '{}' })).toBeUndefined());

  it.each([
    '-----BEGIN PRIVATE KEY-----\nMIIE',
    '-----BEGIN RSA PRIVATE KEY-----',
    '{"type": "service_account", "project_id": "x"}',
    'const a = {private_key_id:"abc"}',
  ])('percebe uma chave privada (ameaça I06): %s', (texto) => expect(temSegredo(texto)).toBe(true));

  it('não confunde a configuração web com um segredo', () =>
    expect(temSegredo('{apiKey:"AIza",authDomain:"x.firebaseapp.com",private_keyboard:1}')).toBe(false));
});

const plugin = (corpo: string) => `(function (jsPDFAPI) {\n  ${corpo}\n})(jsPDF.API);`;

describe('sobras das bibliotecas', () => {
  it('move campos estáticos para a classe do mesmo arquivo', () => {
    const fonte = ['class A extends B {', '}', 'A.X = "x";', 'A.Y = 1;', 'outra.Z = 2;'].join('\n');
    expect(moverParaAClasse(fonte)).toBe(
      ['class A extends B { static X = "x"; static Y = 1;', '}', '', '', 'outra.Z = 2;'].join('\n'),
    );
  });

  it('marca componentes como puros e tira seus nomes de exibição', () => {
    const fonte = ['var Form = React11.forwardRef(', '', 'Form.displayName = "Form";'].join('\n');
    expect(comComponentesPuros(fonte)).toBe('var Form = /* @__PURE__ */ React11.forwardRef(\n\n');
  });

  it('deixa no botão só o botão', () => {
    const fonte = [
      'import { Transition } from "../Transition/Transition.mjs";',
      'Button.Group = ButtonGroup;',
      'Button.GroupSection = ButtonGroupSection;',
      'Button.classes = a;',
    ].join('\n');
    expect(soOBotao(fonte)).toBe(
      'const Transition = ({ mounted, children }) => (mounted ? children({}) : null);\n\n\nButton.classes = a;',
    );
  });

  it('deixa no jsPDF o texto, as medidas das fontes e a compressão', () => {
    const fonte = [
      'function jsPDF() {}',
      'var jsPDFAPI = jsPDF.API;',
      'var AcroForm = jsPDF.AcroForm;',
      plugin('jsPDFAPI.html = 1;'),
      plugin('jsPDFAPI.splitTextToSize = 1;'),
      'jsPDF.API.TTFFont = 1;',
      'export { AcroForm, jsPDF };',
    ].join('\n');
    const resto = soTexto(fonte);
    expect(resto).toContain('splitTextToSize');
    expect(resto).toContain('export { jsPDF, jsPDF as default };');
    for (const fora of ['html', 'AcroForm', 'TTFFont']) expect(resto).not.toContain(fora);
  });

  it('o jsPDF instalado ainda tem a forma esperada', () => {
    const inteiro = readFileSync('node_modules/jspdf/dist/jspdf.es.js', 'utf8');
    const resto = soTexto(inteiro);
    expect(resto.length).toBeLessThan(inteiro.length * 0.6);
    // What the minutes call (src/areas/comites/pdfDaAta.ts) beside the core, and what that needs.
    for (const fica of ['splitTextToSize', 'setLanguage', '__fontmetrics__', 'processDataByFilters'])
      expect(resto).toContain(`.${fica} = `);
  });

  it('o Auth instalado ainda confere a conta lembrada onde o build não o deixa esperar', () => {
    const pasta = 'node_modules/firebase/node_modules/@firebase/auth/dist/esm';
    const [arquivo] = readdirSync(pasta).filter((nome) => /^index-.*\.js$/.test(nome));
    const inteiro = readFileSync(`${pasta}/${arquivo}`, 'utf8');
    const [, inicio = ''] =
      /async initializeCurrentUser\(([\s\S]*?)\n {4}\}\n/.exec(semEsperarPelaConta(inteiro)) ?? [];
    // With a remembered account, without redirect: the first of the two places.
    expect(inicio).toMatch(
      /if \(futureCurrentUser\) \{\s+return this\.directlySetCurrentUser\(futureCurrentUser\)/,
    );
    expect(inteiro).not.toContain(inicio);
  });

  it('compara ids numéricos do Firestore pelo número', () => {
    const [dois, dez] = ['2', '10'].map((digitos) => Integer.fromString(digitos));
    expect(dois && dez ? [dois.compare(dez), dez.compare(dois), dois.compare(dois)] : []).toEqual([-1, 1, 0]);
  });
});
