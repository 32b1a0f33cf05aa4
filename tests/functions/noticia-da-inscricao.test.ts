// A company that registers in a project by itself is news to the organiser, once a day (decisions P310).
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDoStatus, type Origem } from '@/domain/projetos/status';
import { noticiarNoProjeto } from '@functions/nucleo/noticiasDeFases';
import { umStatus } from '@tests/support/documentos';
import { beforeAll, describe, expect, it } from 'vitest';
import { assentar, db } from './apoio';
import { mundoDasFolhas } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
beforeAll(async () => {
  m = await mundoDasFolhas();
});

const daCaixa = async () => {
  const caixa = db.collection(caminhos.notificacoes(m.c.contexto, m.admin.uid));
  return (await caixa.where('tipo', '==', 'INSCRICAO').get()).docs;
};
const idDe = (empresa: string) => `${m.c.contexto.empresaId}-${empresa}`;
const inscrever = async (empresa: string, origem: Origem) => {
  await db
    .doc(caminhosDoStatus.um(m.c.contexto, 'p', idDe(empresa)))
    .set(umStatus('p', idDe(empresa), { origem }));
  await assentar();
};

describe('a notícia da inscrição', () => {
  it.each([
    ['por convite', 'CONVITE', 0],
    ['na página do projeto', 'EXTERNO', 1],
  ] as const)('feita %s', async (_caso, origem, quantas) => {
    await inscrever(origem.toLowerCase(), origem);
    const achadas = await daCaixa();
    expect(achadas).toHaveLength(quantas);
    for (const achada of achadas)
      expect(achada.data()).toMatchObject({
        quem: null,
        sobre: null,
        detalhe: { projeto: 'p' },
        origem: caminhosDoStatus.um(m.c.contexto, 'p', idDe('externo')),
      });
  });

  it('é uma por projeto e dia de São Paulo, entregue quantas vezes for', async () => {
    await inscrever('outra', 'CONVITE');
    const antes = (await daCaixa()).length;
    const chegar = async (quando: string) => {
      await noticiarNoProjeto({
        db,
        contexto: m.c.contexto,
        id: () => `p_${idDe('outra')}`,
        antes: undefined,
        depois: umStatus('p', idDe('outra'), { origem: 'AUTOCADASTRO' }),
        evento: { id: quando, quando: new Date(quando) },
      });
      return (await daCaixa()).length - antes;
    };
    expect(await chegar('2026-03-10T15:00:00Z')).toBe(1);
    expect(await chegar('2026-03-10T15:00:00Z')).toBe(1);
    expect(await chegar('2026-03-11T02:59:00Z')).toBe(1);
    expect(await chegar('2026-03-11T03:00:00Z')).toBe(2);
  });
});
