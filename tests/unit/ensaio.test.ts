// @vitest-environment node
// A release is rehearsed without the cloud (decisions T465): what is missing or left from an example is refused by its
// name, and services, changes and processors are read from what the build says of itself.
import { AJUSTES, faltasDosAjustes, SEGREDOS } from '@functions/ajustes';
import * as funcoes from '@functions/index';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import {
  changesTo,
  missingOfApp,
  missingSecrets,
  servicesOf,
  startedCpu,
  wrongIndexes,
} from '../../build/ensaio-partes.mjs';

vi.hoisted(() => vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"demo.appspot.com"}'));

const COMPLETO = parseEnv(readFileSync('build/ensaio.env', 'utf8'));
const servicos = servicesOf(funcoes);
const motivos = (ajustes: Record<string, string | undefined>) => [
  ...missingOfApp(ajustes),
  ...faltasDosAjustes(ajustes),
  ...missingSecrets(servicos, ajustes['SEGREDOS']),
];
const web = JSON.parse(COMPLETO['VITE_FIREBASE_CONFIG'] ?? '{}') as Record<string, string>;
const comWeb = (mudanca: object) => ({
  ...COMPLETO,
  VITE_FIREBASE_CONFIG: JSON.stringify({ ...web, ...mudanca }),
});

const OBRIGATORIOS = Object.keys(AJUSTES).filter((nome) => nome !== 'APP_CHECK');

describe('o ensaio da publicação', () => {
  it('aceita o exemplo completo', () => expect(motivos(COMPLETO)).toEqual([]));

  it.each(['VITE_FIREBASE_CONFIG', 'VITE_RECAPTCHA_CHAVE', ...OBRIGATORIOS])(
    'sem %s recusa, e a diz',
    (nome) => {
      for (const valor of [undefined, ' '])
        expect(motivos({ ...COMPLETO, [nome]: valor })).toEqual([expect.stringContaining(`Falta ${nome}`)]);
      expect(motivos({ ...COMPLETO, [nome]: 'https://exemplo.com.br' })).toEqual([
        expect.stringContaining(`${nome} não serve`),
      ]);
    },
  );

  it.each(Object.keys(web))('sem %s na configuração web recusa, e o diz', (nome) => {
    expect(motivos(comWeb({ [nome]: undefined }))).toEqual([expect.stringContaining(`Falta ${nome} em`)]);
    expect(motivos(comWeb({ [nome]: 'troque-me' }))).toEqual([expect.stringContaining(`${nome} de VITE_`)]);
  });

  it.each(Object.keys(SEGREDOS))(
    'sem o segredo %s recusa, e o diz; o seu valor em um arquivo também',
    (nome) => {
      const outros = Object.keys(SEGREDOS).filter((um) => um !== nome);
      expect(motivos({ ...COMPLETO, SEGREDOS: outros.join(',') })).toEqual([
        expect.stringContaining(`Falta o segredo ${nome}`),
      ]);
      expect(motivos({ ...COMPLETO, [nome]: 'um-valor' })).toEqual([
        expect.stringContaining(`${nome} é um segredo`),
      ]);
    },
  );

  it('recusa o App Check exigido de uma aplicação que não teria a chave dele', () => {
    expect(motivos({ ...COMPLETO, APP_CHECK: 'contas' })).toEqual([]);
    expect(motivos({ ...COMPLETO, VITE_APP_CHECK_CHAVE: '' })).toEqual([]);
    for (const VITE_APP_CHECK_CHAVE of [undefined, '', 'troque-me'])
      expect(motivos({ ...COMPLETO, APP_CHECK: 'contas', VITE_APP_CHECK_CHAVE })).toEqual([
        expect.stringContaining('VITE_APP_CHECK_CHAVE'),
      ]);
  });

  it('recusa emuladores e projeto de demonstração', () => {
    expect(motivos({ ...COMPLETO, VITE_EMULADORES: '{}' })).toHaveLength(1);
    expect(motivos(comWeb({ projectId: 'demo-inovacao' }))).toHaveLength(1);
  });

  it('termina com 1 e diz todos os motivos de uma vez, antes de compilar a aplicação', () => {
    const arquivo = path.join(mkdtempSync(path.join(tmpdir(), 'ensaio-')), 'ajustes.env');
    writeFileSync(arquivo, 'APP_URL=https://exemplo.com.br\n');
    const { status, stderr } = spawnSync(process.execPath, ['build/ensaio.mjs', arquivo, '--sem-regras'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const nome of [
      'VITE_FIREBASE_CONFIG',
      'VITE_RECAPTCHA_CHAVE',
      ...OBRIGATORIOS,
      ...Object.keys(SEGREDOS),
    ])
      expect(stderr).toContain(nome);
  });
});

const ponto = (resto: object) =>
  Object.assign(() => undefined, { __endpoint: { httpsTrigger: {}, ...resto } });

describe('o que a publicação começa', () => {
  const deixado = { toJSON: () => null };

  it('lê dos pontos do build nome, vCPU, memória, pedidos por vez e segredos', () => {
    const lidos = servicesOf({
      grupo: { um: ponto({ cpu: 0.5, concurrency: 1, availableMemoryMb: 512, minInstances: 2 }) },
      solto: ponto({
        cpu: deixado,
        concurrency: deixado,
        availableMemoryMb: 4_096,
        secretEnvironmentVariables: [{ key: 'B' }, { key: 'A' }],
        serviceAccountEmail: 'uma@',
      }),
      outra: 7,
    });
    expect(lidos).toMatchObject([
      { name: 'grupo-um', cpu: 0.5, memory: 512, concurrency: 1, minInstances: 2, secrets: [], account: '' },
      {
        name: 'solto',
        cpu: 2,
        memory: 4_096,
        concurrency: 80,
        minInstances: 0,
        secrets: ['A', 'B'],
        account: 'uma@',
      },
    ]);
    expect(startedCpu(lidos)).toBe(0.5 * 2 + 2);
  });

  it('diz o que nasce, o que muda e o que sobra', () => {
    const lidos = servicesOf({ a: ponto({}), b: ponto({}) });
    expect(changesTo(lidos, ['b', 'c'])).toEqual({ created: ['a'], changed: ['b'], removed: ['c'] });
  });

  it('acha todos os serviços deste build, cada um com o que o inicia', () => {
    expect(servicos.length).toBeGreaterThan(10);
    expect(servicos.filter(({ kind }) => kind === '?')).toEqual([]);
    expect(new Set(servicos.map(({ name }) => name)).size).toBe(servicos.length);
  });
});

it('índices: os do projeto servem; repetido, incompleto ou demais se diz', () => {
  const arquivo = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Parameters<
    typeof wrongIndexes
  >[0];
  expect(wrongIndexes(arquivo)).toEqual([]);
  const [primeiro] = arquivo.indexes ?? [];
  if (!primeiro) throw new Error('sem índices');
  expect(wrongIndexes({ indexes: [primeiro, primeiro] })).toEqual([expect.stringContaining('repetido')]);
  expect(wrongIndexes({ indexes: [{ ...primeiro, fields: primeiro.fields.slice(0, 1) }] })).toHaveLength(1);
  expect(wrongIndexes({ indexes: [{ ...primeiro, queryScope: 'TUDO' }] })).toHaveLength(1);
  expect(wrongIndexes({ fieldOverrides: [{ collectionGroup: 'a' }] })).toHaveLength(1);
});
