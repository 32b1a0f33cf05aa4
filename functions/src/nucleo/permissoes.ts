/** `permissoes/{tipo}`: the matrix of one role in one document, for the interface (src/domain/autorizacao.ts). */
import { autorizacaoSchema, type FlagsDoModulo, permissoesSchema } from '@/domain/autorizacao';
import { caminhos, type Contexto } from '@/domain/paths';
import { type Firestore, ler } from '@functions/banco';
import { corrigir, type Modo } from './correcao';

/** Copies one entry, as it stands now, into the document of its role; an entry removed or missing denies. */
export const projetarAutorizacao = (
  db: Firestore,
  contexto: Contexto,
  autorizacaoId: string,
  modo: Modo = {},
) =>
  corrigir(db, modo, async (tx) => {
    const [tipo = '', codigo = ''] = autorizacaoId.split('_');
    const entrada = await ler(
      db,
      autorizacaoSchema,
      `${caminhos.autorizacao(contexto)}/${autorizacaoId}`,
      tx,
    );
    const caminho = caminhos.permissoes(contexto, Number(tipo));
    const atual = await ler(db, permissoesSchema, caminho, tx);
    const tem = entrada?.deletedAt === null;
    const flags: FlagsDoModulo = {
      leitura: tem && entrada.leitura,
      criacao: tem && entrada.criacao,
      editar: tem && entrada.editar,
      remover: tem && entrada.remover,
    };
    const atuais = atual?.flags[codigo];
    const igual = (Object.keys(flags) as (keyof FlagsDoModulo)[]).every((f) => atuais?.[f] === flags[f]);
    if (igual) return [];
    return [{ caminho, como: 'merge', dados: { flags: { [codigo]: flags }, updatedAt: new Date() } }];
  });
