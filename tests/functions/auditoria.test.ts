// What a trigger records of changes that browsers write directly: the matrix. Functions record their own acts.
import { type Auditoria, auditoriaSchema } from '@/domain/auditoria/auditoria';
import { idDaAutorizacao } from '@/domain/acesso/autorizacao';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { caminhos } from '@/domain/comum/caminhos';
import { lido } from '@functions/banco';
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
