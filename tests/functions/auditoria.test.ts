// What a trigger records of changes that browsers write directly: the matrix. Functions record their own acts.
import { type Auditoria, auditoriaSchema } from '@/domain/auditoria/auditoria';
import { idDaAutorizacao } from '@/domain/acesso/autorizacao';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { caminhos } from '@/domain/comum/caminhos';
import { emBrasilia } from '@/domain/comum/datas';
import { lido } from '@functions/banco';
import { emDias, umProjeto } from '@tests/support/documentos';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, entregar, logo } from './apoio';

let c: Cenario;
let entrada: string;
beforeAll(async () => {
  c = await cenario(['Ana']);
  entrada = `${caminhos.autorizacao(c.contexto)}/${idDaAutorizacao('MEMBER', 3)}`;
  const dados = matrizInicial().find(({ id }) => id === idDaAutorizacao('MEMBER', 3))?.dados;
  const agora = new Date();
  const carimbo = { createdAt: agora, createdBy: 'sistema', updatedAt: agora, updatedBy: 'sistema' };
  await db.doc(entrada).set({ ...dados, ...carimbo, deletedAt: null });
});

async function trilha(alvo: string): Promise<Auditoria[]> {
  const { docs } = await db.collection(caminhos.auditoria(c.contexto)).where('alvo', '==', alvo).get();
  return docs.flatMap((documento) => lido(auditoriaSchema, documento) ?? []);
}

describe('trilha de auditoria', () => {
  it('uma chave mudada na matriz fica com quem, antes e depois; a criação não', async () => {
    await db.doc(entrada).update({ remover: false, updatedBy: c.pessoa('Ana').uid });
    await logo(async () =>
      expect(await trilha(entrada)).toMatchObject([
        {
          acao: 'AUTORIZACAO',
          quem: c.pessoa('Ana').uid,
          antes: { remover: true },
          depois: { remover: false },
        },
      ]),
    );
  });

  it('F23 mudar uma votação que começou fica na trilha; a que ainda não começou, não', async () => {
    const projeto = caminhos.projeto(c.contexto, 'premio');
    const ana = c.pessoa('Ana');
    const votacao = { inicio: emDias(1), fim: emDias(3), publicarResultados: false, soFinalistas: false };
    await db.doc(projeto).set(umProjeto(ana, { categoria: ['Indústria'], votacao }));
    await db.doc(projeto).update({ 'votacao.inicio': emDias(-1), updatedBy: ana.uid });
    await logo(async () => expect(await trilha(projeto)).toEqual([]));
    await db.doc(projeto).update({ nome: 'Outro nome', updatedBy: ana.uid });
    await db.doc(projeto).update({
      'votacao.fim': emDias(5),
      'votacao.publicarResultados': true,
      categoria: ['Indústria', 'Serviços'],
      updatedBy: ana.uid,
    });
    await logo(async () =>
      expect(await trilha(projeto)).toMatchObject([
        {
          acao: 'VOTACAO_ALTERADA',
          quem: ana.uid,
          antes: { fimDaVotacao: emBrasilia(emDias(3)), publicarResultados: false, categorias: 'Indústria' },
          depois: {
            fimDaVotacao: emBrasilia(emDias(5)),
            publicarResultados: true,
            categorias: 'Indústria, Serviços',
          },
        },
      ]),
    );
    expect(Object.keys((await trilha(projeto))[0]?.depois ?? {})).not.toContain('soFinalistas');
    await db.doc(projeto).update({ votacao: null, updatedBy: ana.uid });
    await logo(async () => expect(await trilha(projeto)).toHaveLength(2));
  });

  it('um evento entregue três vezes é contado uma vez', async () => {
    const antes = (await trilha(entrada)).length;
    for (let vez = 0; vez < 3; vez++) {
      await entregar(
        entrada,
        { updatedBy: 'ana' },
        { deletedAt: 'sim', updatedBy: 'ana' },
        `repetido-${c.contexto.empresaId}`,
      );
    }
    await logo(async () => expect(await trilha(entrada)).toHaveLength(antes + 1));
  });
});
