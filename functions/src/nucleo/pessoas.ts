/** Everything derived from a membership: the public person, the account's list of companies, copies of the name. */
import { comOGuardado } from '@/domain/comum/guardado';
import { tokensDeBusca } from '@/domain/comum/busca';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { empresaSchema } from '@/domain/empresas/empresa';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { type Pessoa, pessoaSchema } from '@/domain/pessoas/pessoa';
import { type Usuario, usuarioSchema, type Vinculo } from '@/domain/pessoas/usuario';
import { type Firestore, ler } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { projetarAtividadesDaPessoa } from './atividades';
import { corrigir, type Modo } from './correcao';
import { escritaEmMassa } from './emMassa';

const pessoaDe = (colaborador: Colaborador): Pessoa => ({
  nome: colaborador.nome,
  nomeEmOrdem: colaborador.nomeEmOrdem,
  image: colaborador.image,
  role: colaborador.role,
  setores: colaborador.setores,
  ativo: colaborador.status === 'ACTIVE' && colaborador.deletedAt === null,
  externo: colaborador.externo,
  // Tokens of the name alone. The membership is also found by its address, which its tokens spell out.
  busca: tokensDeBusca(colaborador.nome),
  updatedAt: colaborador.updatedAt,
});

/** `pessoas/{uid}`: what colleagues may know (src/domain/pessoas/pessoa.ts). */
export const projetarPessoa = (db: Firestore, contexto: Contexto, uid: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const colaborador = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid), tx);
    const caminho = `${caminhos.pessoas(contexto)}/${uid}`;
    const atual = await ler(db, pessoaSchema, caminho, tx);
    if (!colaborador) return atual ? [{ caminho, como: 'delete', dados: {} }] : [];
    const pessoa = pessoaDe(colaborador);
    return isDeepStrictEqual(atual, pessoa) ? [] : [{ caminho, como: 'set', dados: pessoa }];
  });

/** True iff the membership opens the company: accepted, enabled, not removed. */
const abre = (colaborador: Colaborador | undefined) =>
  colaborador?.status === 'ACTIVE' && colaborador.deletedAt === null;

const mesma = (a: Contexto, b: Contexto) => a.licenciadaId === b.licenciadaId && a.empresaId === b.empresaId;

/** Companies in a fixed order, so that the first one, where a session begins, does not depend on event order. */
const emOrdem = (vinculos: Vinculo[]) =>
  vinculos.toSorted((a, b) =>
    `${a.licenciadaId}/${a.empresaId}`.localeCompare(`${b.licenciadaId}/${b.empresaId}`),
  );

/** `usuarios/{uid}.empresas`: adds, renames or takes out this company as the membership stands now. */
export const vincularUsuario = (db: Firestore, contexto: Contexto, uid: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const colaborador = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid), tx);
    const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto), tx);
    const caminho = caminhos.usuario(uid);
    const atual = await ler(db, usuarioSchema, caminho, tx);
    if (!colaborador && !atual) return [];
    const aberta = abre(colaborador);
    const outras = atual?.empresas.filter((vinculo) => !mesma(vinculo, contexto)) ?? [];
    const esta: Vinculo = { ...contexto, nomeFantasia: empresa?.nomeFantasia ?? '' };
    const empresas = aberta && empresa?.deletedAt === null ? [...outras, esta] : outras;
    const agora = new Date();
    const usuario: Usuario = {
      // An invitation that nobody accepted carries any name the inviting person likes.
      nome: (aberta ? colaborador?.nome : atual?.nome) ?? colaborador?.nome ?? '',
      email: atual?.email ?? colaborador?.email ?? '',
      empresas: emOrdem(empresas),
      trocarSenha: atual?.trocarSenha ?? false,
      licenciadaId: atual?.licenciadaId ?? null,
      updatedAt: atual?.updatedAt ?? agora,
    };
    if (isDeepStrictEqual(atual, usuario)) return [];
    return [{ caminho, como: 'set', dados: comOGuardado({ ...usuario, updatedAt: agora }, atual) }];
  });

/** Copies of the person's name on what they propose, in the rankings and on activities; `updatedAt` of parents stays (totais.ts). */
export async function copiarNome(db: Firestore, contexto: Contexto, uid: string) {
  const referencia = caminhos.colaborador(contexto, uid);
  const nome = (await ler(db, colaboradorSchema, referencia))?.nome;
  if (nome === undefined) return;
  const escrita = escritaEmMassa(db, 'nome da pessoa');
  for (const { colecao, assinatura } of TIPOS_DE_PAI) {
    const pais = await db
      .collection(caminhos.colecao(contexto, colecao))
      .where(assinatura.referencia, '==', referencia)
      .select(assinatura.nome)
      .get();
    for (const pai of pais.docs)
      if (pai.get(assinatura.nome) !== nome) escrita.mudar(pai.ref, { [assinatura.nome]: nome });
  }
  const regulamentos = await db.collection(caminhos.regulamentosIdeias(contexto)).select().get();
  const posicoes = regulamentos.docs.map(({ id }) => db.doc(`${caminhos.ranking(contexto, id)}/${uid}`));
  const rankings = posicoes.length > 0 ? await db.getAll(...posicoes) : [];
  for (const ranking of rankings)
    if (ranking.exists && ranking.get('nome') !== nome) escrita.mudar(ranking.ref, { nome });
  await escrita.fechar();
  await projetarAtividadesDaPessoa(db, contexto, referencia);
}
