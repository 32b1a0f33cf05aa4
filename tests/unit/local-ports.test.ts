// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { localConfig } from '../local/firebase-config.mjs';
import { parseOffset, portLabels, portsOf } from '../local/ports.mjs';

describe('portas do ambiente local', () => {
  it('nunca se encontram entre npm start, npm test e os deslocamentos de dez em dez', () => {
    const offsets = ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90'];
    const all = offsets.flatMap((offset) => [
      ...Object.values(portsOf('start', offset)),
      ...Object.values(portsOf('test', offset)),
    ]);
    expect(new Set(all).size).toBe(all.length);
    // Linux gives out ports from 32768 on to any program that asks.
    expect(Math.max(...all)).toBeLessThan(32_768);
    // The browser's list near ours: nothing is opened there.
    const refused = [1719, 1720, 2049, 4045, 4190, 5060, 5061, 6000, 6566, 6667, 6697, 10080];
    expect(all.filter((port) => refused.includes(port))).toEqual([]);
  });

  it('têm todas um nome para a mensagem de porta em uso', () => {
    expect(Object.keys(portLabels).toSorted()).toEqual(Object.keys(portsOf('start')).toSorted());
  });

  it('recusam um deslocamento que não é número', () => {
    expect(parseOffset('')).toBe(0);
    expect(parseOffset('30')).toBe(30);
    expect(() => parseOffset('dez')).toThrow('LOCAL_PORT_OFFSET precisa ser um número inteiro');
    expect(() => parseOffset('-1')).toThrow('LOCAL_PORT_OFFSET');
  });
});

describe('configuração local do Firebase', () => {
  const deployed = {
    firestore: { rules: 'publicadas', predeploy: ['x'], indexes: 'i' },
    hosting: { public: 'dist', rewrites: [{ source: '**' }] },
  };

  it('lê as regras como se escrevem, mantém cabeçalhos e reescritas e troca só portas e a pasta publicada', () => {
    const config = localConfig(deployed, portsOf('test', ''), 'dist-local');
    expect(config).toMatchObject({
      hosting: { public: 'dist-local', rewrites: [{ source: '**' }] },
      emulators: {
        auth: { host: '127.0.0.1', port: 19_099 },
        ui: { enabled: false },
        singleProjectMode: false,
      },
    });
    expect(config).toHaveProperty('firestore', { rules: 'firestore.rules', indexes: 'i' });
  });

  it('deixa a página falar com os emuladores, e só com eles a mais', () => {
    const politica = {
      key: 'Content-Security-Policy',
      value: "connect-src 'self'; upgrade-insecure-requests",
    };
    const headers = [{ source: '**', headers: [politica, { key: 'Strict-Transport-Security', value: '1' }] }];
    const config = localConfig({ hosting: { headers } }, portsOf('test', ''), 'dist-local');
    expect(config).toHaveProperty('hosting.headers', [
      { source: '**', headers: [{ key: politica.key, value: "connect-src http://127.0.0.1:* 'self'" }] },
    ]);
  });

  it('sem pasta publicada não tem Hosting', () => {
    const config = localConfig(deployed, portsOf('start', ''));
    expect(config).not.toHaveProperty('hosting');
    expect(config).not.toHaveProperty('emulators.hosting');
  });
});
