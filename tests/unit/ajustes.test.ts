// @vitest-environment node
// What a deployment must be told (decisions T413): the same names in code, workflow and operations.md, and each secret
// with those that use it and nobody else.
import { AJUSTES, ajuste, comSegredos, faltasDosAjustes, SEGREDOS } from '@functions/ajustes';
import { implantadas } from '@functions/implantadas';
import * as funcoes from '@functions/index';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

// The triggers of files name their bucket when they are loaded.
vi.hoisted(() => vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"demo.appspot.com"}'));

const publicadas = implantadas(funcoes);

it('cada segredo chega a quem o usa, e a mais ninguém', () => {
  const porSegredo = Object.keys(SEGREDOS).map((segredo) => [
    segredo,
    publicadas
      .filter(([, { secretEnvironmentVariables = [] }]) =>
        secretEnvironmentVariables.some(({ key }) => key === segredo),
      )
      .map(([nome]) => nome)
      .toSorted(),
  ]);
  expect(Object.fromEntries(porSegredo)).toEqual({
    SMTP_URL: ['onEmailNaFila'],
    RECAPTCHA_SECRET: ['projetosFunctions-inviteEmpresaExterno', 'visitantes'],
    CHAVE_DA_VOTACAO: ['onEmailNaFila', 'visitantes'],
  });
});

it('quem não declarou um segredo não o lê, aqui como em produção', () => {
  for (const nome of ['SMTP_URL', 'APP_URL']) vi.stubEnv(nome, `o valor de ${nome}`);
  expect(comSegredos(['SMTP_URL'], () => ajuste('SMTP_URL'))).toBe('o valor de SMTP_URL');
  expect(() => comSegredos(['CHAVE_DA_VOTACAO'], () => ajuste('SMTP_URL'))).toThrow(
    'SMTP_URL não foi declarada por esta função',
  );
  expect(comSegredos([], () => ajuste('APP_URL'))).toBe('o valor de APP_URL');
  expect(() => ajuste('MAIL_FROM')).toThrow('MAIL_FROM não está definida');
  vi.unstubAllEnvs();
});

it('os nomes são os mesmos na publicação e no manual', () => {
  const manual = readFileSync('docs/operations.md', 'utf8');
  const nomes = (onde: string) =>
    [...manual.matchAll(new RegExp(`^\\| ${onde} +\\|([^|]+)\\|`, 'gm'))].flatMap(([, celula = '']) =>
      [...celula.matchAll(/`(\w+)`/g)].map(([, nome = '']) => nome),
    );
  expect(nomes('secret').toSorted()).toEqual(Object.keys(SEGREDOS).toSorted());
  expect(nomes('functions')).toEqual(expect.arrayContaining(Object.keys(AJUSTES)));

  const publicacao = readFileSync('.github/workflows/deploy.yml', 'utf8');
  const escritos = [...publicacao.matchAll(/echo "(\w+)=/g)].map(([, nome = '']) => nome);
  expect(escritos.toSorted()).toEqual(Object.keys(AJUSTES).toSorted());
  for (const nome of Object.keys(SEGREDOS)) {
    expect(publicacao).toMatch(new RegExp(`^# .*\\b${nome}\\b`, 'm'));
    expect(publicacao).not.toMatch(new RegExp(`^[^#\n]*\\b${nome}\\b`, 'm'));
  }
});

it('o que falta, é de exemplo ou é um segredo fora do lugar se diz pelo nome', () => {
  const certos = {
    APP_URL: 'https://inovacao.org.br',
    MAIL_FROM: 'Inovação <nao-responda@inovacao.org.br>',
    CONTA_VISITANTES: 'inovacao-visitantes@',
    CONTA_DADOS: 'inovacao-dados@inovacao-br.iam.gserviceaccount.com',
    CONTA_ACESSOS: 'inovacao-acessos@',
  };
  expect(faltasDosAjustes(certos)).toEqual([]);
  for (const APP_CHECK of ['', 'contas', 'todos'])
    expect(faltasDosAjustes({ ...certos, APP_CHECK })).toEqual([]);
  for (const APP_CHECK of ['obrigatorio', 'contas,todos', 'ninguém'])
    expect(faltasDosAjustes({ ...certos, APP_CHECK })).toEqual([
      expect.stringMatching(/^APP_CHECK não serve/),
    ]);
  for (const CONTA_DADOS of ['inovacao-dados', 'alguem@gmail.com', 'Dados@', 'exemplo-dados@'])
    expect(faltasDosAjustes({ ...certos, CONTA_DADOS })).toEqual([
      expect.stringMatching(/^CONTA_DADOS não serve/),
    ]);
  // The same account written twice is one account.
  for (const CONTA_ACESSOS of ['inovacao-dados@', 'inovacao-visitantes@'])
    expect(faltasDosAjustes({ ...certos, CONTA_ACESSOS })).toEqual([
      'CONTA_ACESSOS é a mesma conta de outra: cada uma tem os seus direitos.',
    ]);
  for (const nome of Object.keys(AJUSTES).filter((um) => um !== 'APP_CHECK')) {
    expect(faltasDosAjustes({ ...certos, [nome]: undefined })).toEqual([
      expect.stringMatching(new RegExp(`^Falta ${nome}: `)),
    ]);
    expect(faltasDosAjustes({ ...certos, [nome]: ' ' })).toHaveLength(1);
  }
  for (const APP_URL of [
    'http://inovacao.org.br',
    'https://inovacao.org.br/app',
    'https://exemplo.com.br',
    '…',
  ])
    expect(faltasDosAjustes({ ...certos, APP_URL })).toEqual([expect.stringMatching(/^APP_URL não serve/)]);
  for (const MAIL_FROM of ['Inovação', 'Inovação <nao-responda>', 'a@b.com <c@d.com> e@f.com'])
    expect(faltasDosAjustes({ ...certos, MAIL_FROM })).toEqual([
      expect.stringMatching(/^MAIL_FROM não serve/),
    ]);
  for (const nome of Object.keys(SEGREDOS))
    expect(faltasDosAjustes({ ...certos, [nome]: 'x' })).toEqual([
      `${nome} é um segredo e não fica em um arquivo: firebase functions:secrets:set ${nome}.`,
    ]);
});
