// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { arquivos, componentes } from '../../build/pedacos.ts';
import { impedimento, temSegredo } from '../../build/producao.ts';

const config = (projectId: string) => JSON.stringify({ apiKey: 'x', projectId });

describe('build de produção', () => {
  it('recusa emuladores, projeto de demonstração e falta de configuração (ameaça I07)', () => {
    const real = { VITE_FIREBASE_CONFIG: config('inovacao-prod'), VITE_RECAPTCHA_CHAVE: '6LcAAAAAAAAAAAAA' };
    expect(impedimento('production', real)).toBeUndefined();
    expect(impedimento('production', { ...real, VITE_EMULADORES: '{"auth":9099}' })).toMatch(/emuladores/);
    expect(impedimento('production', { VITE_FIREBASE_CONFIG: config('demo-inovacao') })).toMatch(
      /"demo-inovacao"/,
    );
    expect(impedimento('production', {})).toMatch(/Falta VITE_FIREBASE_CONFIG/);
    for (const VITE_RECAPTCHA_CHAVE of ['', '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'])
      expect(impedimento('production', { ...real, VITE_RECAPTCHA_CHAVE })).toMatch(
        /^Falta VITE_RECAPTCHA_CHAVE/,
      );
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

describe('corte em arquivos', () => {
  it('reconhece os arquivos e componentes que nomeia', () => {
    expect(arquivos('main.ts')(`${process.cwd()}/src/main.ts`)).toBe(true);
    expect(componentes('Menu|Button').test('/x/@mantine/core/esm/components/Button/Button.mjs')).toBe(true);
  });

  it('não aceita o nome de um arquivo ou componente que não existe', () => {
    expect(() => arquivos('main.ts', 'app/mudouDeNome.tsx')).toThrow(
      'src/app/mudouDeNome.tsx, que não existe',
    );
    expect(() => componentes('Menu|Mudou')).toThrow('components/Mudou, que não existe');
  });
});
