// @vitest-environment node
// Of whom App Check is asked (decisions T500): nobody is refused before a setting says so.
import { SEM_APP_CHECK } from '@/domain/comum/erros';
import { daPaginaDaVotacao, deVisitantes, SERVICO_DE } from '@/domain/contratos/servicos';
import type { Chamada } from '@functions/chamada/chamada';
import { FONTES, nosDe, type No, texto } from '@tests/support/arvore';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

const LISTAS = [...new Set(Object.values(SERVICO_DE))].map((servico) => servico ?? 'proprias');
const chamadas = (
  await Promise.all(
    LISTAS.map(
      async (nome) =>
        ((await import(`../../functions/src/servicos/${nome}.ts`)) as { chamadas: readonly Chamada[] })
          .chamadas,
    ),
  )
).flat();

/** Too large, so that it goes no further than its size wherever it is let in. */
const grande = { rawRequest: { rawBody: Buffer.alloc(2 ** 25), headers: {} } };
const ENTROU = { code: 'invalid-argument' };
const RECUSADO = { code: 'unauthenticated', message: SEM_APP_CHECK };
const pedir = ({ atender }: Chamada, prova?: object) =>
  (atender as (pedido: object) => Promise<unknown>)({ ...grande, ...(prova && { app: prova }) });

const DAS_TELAS = FONTES.filter((arquivo) => arquivo.startsWith('src/'));

afterEach(() => vi.unstubAllEnvs());

it.each(chamadas.map((chamada) => [chamada.nome, chamada] as const))(
  'A81 %s: sem prova só recusa quem o ajuste diz; com ela, nunca',
  async (nome, chamada) => {
    for (const [ajuste, semProva] of [
      ['', ENTROU],
      ['contas', deVisitantes(nome) ? ENTROU : RECUSADO],
      ['todos', daPaginaDaVotacao(nome) ? ENTROU : RECUSADO],
    ] as const) {
      vi.stubEnv('APP_CHECK', ajuste);
      await expect(pedir(chamada), ajuste).rejects.toMatchObject(semProva);
      await expect(pedir(chamada, { appId: 'a' }), ajuste).rejects.toMatchObject(ENTROU);
    }
  },
);

it('a página da votação, que é um arquivo só, chama o que nunca pede a prova', () => {
  const daVotacao = chamadas.map(({ nome }) => nome).filter(daPaginaDaVotacao);
  expect(daVotacao.toSorted()).toEqual([
    'certificadosFunctions-verificar',
    'votacaoFunctions-conferirRecibo',
    'votacaoFunctions-encontrar',
    'votacaoFunctions-pedirCodigo',
    'votacaoFunctions-votar',
  ]);
});

it('o que as páginas sem o SDK chamam é o que se deixa aos visitantes', () => {
  const chamados = DAS_TELAS.filter((arquivo) => !arquivo.endsWith('chamadas/mandar.ts')).flatMap(
    (arquivo) => {
      const fonte = readFileSync(arquivo, 'utf8');
      if (!fonte.includes('pedirPorFetch(')) return [];
      return [...nosDe(arquivo, fonte)].flatMap(([no]) =>
        no.type === 'CallExpression' && texto(fonte, no['callee']) === 'pedirPorFetch'
          ? [texto(fonte, (no['arguments'] as No[])[0]).replaceAll(/['`]/g, '')]
          : [],
      );
    },
  );
  expect(chamados.length).toBeGreaterThan(6);
  for (const endereco of chamados)
    expect(
      endereco.startsWith('visitantes/') || deVisitantes(endereco as keyof typeof SERVICO_DE),
      endereco,
    ).toBe(true);
});
