// What only functions write: points, ranking, totals, projections and operation records.
import { describe, it } from 'vitest';
import { PAPEIS, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhos } from '@/domain/comum/caminhos';
import { REGULAMENTO, umaPontuacao, umaPosicao } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, marta, rui, tea, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  apagar,
  criar,
  listar,
  mudar,
  novoId,
  pegar,
  negado,
  permitido,
  mudadoPor,
  criadoAgora,
} from './ambiente';

const { anonimo, como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);

describe.each([
  ['D10 histórico de pontos', caminhos.historicoPontos(EMPRESA), umaPontuacao(caio), { pontos: 1_000 }],
  ['D14 ranking', caminhos.ranking(EMPRESA, REGULAMENTO), umaPosicao(caio), { totalPontos: 1_000 }],
] as const)('%s', (_, colecao, documento, mudanca) => {
  const caminho = `${colecao}/${caio.uid}`;
  it('ninguém escreve, em nome de quem for', async () => {
    await semear({ [caminho]: documento });
    for (const quem of [caio, tea, mario, ana]) {
      const novo = `${colecao}/${novoId()}`;
      await soOServidor(novo, como(quem), (banco) =>
        criar(banco, novo, { ...criadoAgora(documento), createdBy: quem.uid }),
      );
      await soOServidor(caminho, como(quem), (banco) =>
        mudar(banco, caminho, { ...mudanca, ...mudadoPor(quem) }),
      );
      await soOServidor(caminho, como(quem), (banco) => apagar(banco, caminho));
    }
  });
  it('lê quem tem 18.leitura e a área de gestão', { tags: 'cobertura' }, async () => {
    await semear({ [caminho]: documento });
    await pegar(como(mario), caminho);
    const podia = permitido(() => listar(como(mario), colecao));
    await podia();
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/2_18`]: { leitura: false } });
    const podia2 = permitido(() => pegar(como(ana), caminho));
    for (const quem of [mario, rui, xavier]) {
      await negado(pegar(como(quem), caminho), podia2);
      await negado(listar(como(quem), colecao), podia);
    }
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/2_18`]: { leitura: true } });
    await podia2();
  });
});

describe('contadores', () => {
  const caminho = caminhos.contador(EMPRESA, 'ideias');
  it('todos de dentro leem um a um; ninguém lista nem escreve', { tags: 'cobertura' }, async () => {
    await semear({ [caminho]: { publicas: 3 } });
    for (const quem of [rui, xavier])
      await negado(pegar(como(quem), caminho), () => pegar(como(caio), caminho));
    for (const quem of [caio, ana]) {
      await soOServidor([], como(quem), (banco) => listar(banco, caminho.slice(0, caminho.lastIndexOf('/'))));
      await soOServidor(caminho, como(quem), (banco) => criar(banco, caminho, { publicas: 9 }));
      await soOServidor(caminho, como(quem), (banco) => mudar(banco, caminho, { publicas: 9 }));
      await soOServidor(caminho, como(quem), (banco) => apagar(banco, caminho));
      await pegar(como(quem), caminho);
    }
  });
});

describe('A39 contadores que falam de outras empresas', () => {
  it(
    'folhas finalizadas de cada empresa: ADMIN ou Equipe com o módulo 30; do prêmio, ninguém',
    { tags: 'cobertura' },
    async () => {
      const [finalizadas, premio] = [
        caminhos.contador(EMPRESA, 'finalizadas-q_empresa-boreal'),
        caminhos.contador(EMPRESA, 'premio-p'),
      ];
      await semear({
        [finalizadas]: { folhas: 2 },
        [premio]: { empresas: 4 },
        [caminhos.contador(EMPRESA, 'ideias')]: { publicas: 3 },
        ...Object.fromEntries(
          PAPEIS.map((papel) => [
            `${caminhos.autorizacao(EMPRESA)}/${TIPO_DO_PAPEL[papel]}_30`,
            { tipo: TIPO_DO_PAPEL[papel], leitura: true },
          ]),
        ),
      });
      const podia = permitido(() => pegar(como(tea), finalizadas));
      await podia();
      await pegar(como(ana), finalizadas);
      for (const quem of [mario, caio, marta, xavier]) await negado(pegar(como(quem), finalizadas), podia);
      for (const quem of [mario, tea, ana])
        await negado(pegar(como(quem), premio), () =>
          pegar(como(quem), caminhos.contador(EMPRESA, 'ideias')),
        );
    },
  );
});

describe('E22 registro de operação', () => {
  const caminho = caminhos.statusOperacao(EMPRESA, 'operacao');
  it('só quem a pediu lê; ninguém escreve nem lista', { tags: 'cobertura' }, async () => {
    await semear({ [caminho]: { uid: clara.uid, status: null, error: null } });
    const podia = permitido(() => pegar(como(clara), caminho));
    for (const banco of [como(caio), como(ana), anonimo()]) await negado(pegar(banco, caminho), podia);
    for (const banco of [como(clara), como(ana), anonimo()]) {
      await soOServidor(caminho, banco, (banco) => mudar(banco, caminho, { status: 'COMPLETED' }));
      await soOServidor(caminho, banco, (banco) =>
        criar(banco, caminho, { uid: clara.uid, status: 'COMPLETED' }),
      );
      await soOServidor(caminho, banco, (banco) => apagar(banco, caminho));
      await soOServidor([], banco, (banco) => listar(banco, caminho.slice(0, caminho.lastIndexOf('/'))));
    }
    await podia();
  });
});

describe('o que não tem regra', () => {
  it.each(['convites', 'permissoes', 'qualquer'])('%s não se lê nem se escreve', async (colecao) => {
    const caminho = `${caminhos.empresa(EMPRESA)}/${colecao}/um`;
    await semear({ [caminho]: { a: 1 } });
    await soOServidor([], como(ana), (banco) => pegar(banco, caminho));
    await soOServidor([], como(ana), (banco) => listar(banco, `${caminhos.empresa(EMPRESA)}/${colecao}`));
    await soOServidor(caminho, como(ana), (banco) => criar(banco, caminho, { a: 2 }));
  });
});
