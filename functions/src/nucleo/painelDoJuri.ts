/** The jury as whoever leads it sees it. */
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import type * as contratos from '@/domain/contratos/juri';
import { edicaoDe, type Juri, lugaresDe } from '@/domain/diagnostico/juri';
import { caminhos } from '@/domain/comum/caminhos';
import type { Linhagem } from '@/domain/diagnostico/linhagem';
import { aceitaNotas } from '@/domain/diagnostico/nota';
import { type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { fasesEmUso } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import type * as z from 'zod/mini';
import { impedimentosDoProjeto } from './conflitosDoJuri';
import { linhasDoProjeto } from './urnas';
import { type DoJuri, lerJuri, lerJuris, lerProjetoDoJuri, questionariosDoProjeto } from './juri';
import { candidatos, nomesDe } from './avaliadoresDoJuri';
import { contagemDe, devidosDe, gruposPublicados, notasDoJuri, quemDeve, somar } from './devidosDoJuri';

/** The jury as whoever leads it sees it. */
export async function verPainel(
  membro: Membro,
  qual: DoJuri,
): Promise<z.infer<typeof contratos.painel.saida>> {
  if (!podePublicarResultados(membro.quem)) throw negado();
  const { db, contexto } = membro;
  const projeto = await lerProjetoDoJuri(membro, qual);
  const [pessoas, linhas, publicados, juris] = await Promise.all([
    candidatos(membro),
    linhasDoProjeto(db, contexto, qual.projetoId),
    questionariosDoProjeto(db, contexto, qual.projetoId),
    lerJuris(db, contexto),
  ]);
  const gruposDe = await gruposPublicados(db, contexto, publicados);
  const doProjeto = juris.filter(({ idProjeto }) => idProjeto === qual.projetoId);
  const juri = doProjeto.find(({ fase }) => fase === qual.fase);
  return {
    projeto: projeto.nome,
    fases: fasesEmUso(projeto).flatMap(({ id, titulo }) =>
      aceitaNotas(id) ? [{ id, titulo, temJuri: doProjeto.some(({ fase }) => fase === id) }] : [],
    ),
    categorias: projeto.categoria,
    questionarios: publicados.map(({ id, nome, versao }) => ({
      id,
      nome,
      grupos: gruposDe(id, versao).map((um) => ({ id: um.id, nome: um.nome })),
    })),
    candidatos: pessoas,
    empresas: linhas.flatMap(({ idEmpresa, nomeFantasia, categoria, status }) =>
      status === qual.fase ? [{ id: idEmpresa, nome: nomeFantasia, categoria }] : [],
    ),
    juri: juri ? await emAndamento(membro, juri, linhas) : null,
    daEdicaoAnterior: juri ? null : await daEdicaoAnterior(membro, projeto, qual, publicados),
  };
}

/** What a new jury can begin with: how the one of the last edition was made. Its people are asked again. */
async function daEdicaoAnterior(
  { db, contexto }: Membro,
  { edicaoDe: deQual, categoria }: Projeto,
  { fase }: DoJuri,
  publicados: readonly { id: string; linhagem?: Linhagem | undefined }[],
): Promise<z.infer<typeof contratos.painel.saida>['daEdicaoAnterior']> {
  if (deQual === undefined) return null;
  const [anterior, antes] = await Promise.all([
    ler(db, projetoSchema, caminhos.projeto(contexto, deQual)),
    lerJuri(db, contexto, { projetoId: deQual, fase }),
  ]);
  if (!anterior || !antes) return null;
  const categorias = antes.categorias.filter((uma) => categoria.includes(uma));
  return {
    projeto: anterior.nome,
    // Companies chosen by hand, and those of a category that is no more, were the last edition's.
    escolha: antes.escolha === 'CATEGORIAS' && categorias.length > 0 ? 'CATEGORIAS' : 'TODAS',
    categorias,
    questionarios: publicados.flatMap(({ id, linhagem }) =>
      linhagem && antes.questionarios.includes(linhagem.de) ? [id] : [],
    ),
    porEmpresa: antes.porEmpresa,
    cegas: antes.cegas,
  };
}

async function emAndamento(
  membro: Membro,
  juri: Juri,
  linhas: Awaited<ReturnType<typeof linhasDoProjeto>>,
): Promise<NonNullable<z.infer<typeof contratos.painel.saida>['juri']>> {
  const { db, contexto } = membro;
  const { idProjeto, fase, lugares } = juri;
  const quais = Object.keys(lugares);
  const [devidos, notas, avaliadoresNomes, impedimentos, devem] = await Promise.all([
    devidosDe(db, contexto, juri, quais),
    notasDoJuri(db, contexto, { projetoId: idProjeto, fase }),
    nomesDe(membro, juri.avaliadores),
    impedimentosDoProjeto(db, contexto, idProjeto),
    quemDeve(db, contexto, juri, linhas),
  ]);
  const contar = contagemDe(notas);
  const linhaDe = new Map(linhas.map((linha) => [linha.idEmpresa, linha]));
  const {
    avaliadores,
    escolha,
    categorias,
    questionarios: escolhidos,
    porEmpresa,
    prazo,
    cegas,
    grupos,
  } = juri;
  return {
    avaliadores,
    escolha,
    categorias,
    questionarios: escolhidos,
    grupos,
    porEmpresa,
    prazo,
    cegas,
    semente: juri.semente,
    edicao: edicaoDe(juri),
    devem,
    empresas: quais
      .map((id) => ({
        id,
        nome: linhaDe.get(id)?.nomeFantasia ?? 'Empresa fora do projeto',
        naFase: linhaDe.get(id)?.status === fase,
        avaliadores: lugaresDe(juri, id).map((avaliador) => ({
          id: avaliador,
          ...somar((devidos.get(id) ?? []).map((um) => contar(id, um, avaliador))),
        })),
      }))
      .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR')),
    avaliadoresNomes,
    impedimentos: impedimentos
      .filter(({ avaliador }) => avaliadores.includes(avaliador))
      .map(({ idEmpresa, avaliador, motivo, createdAt }) => ({
        idEmpresa,
        avaliador,
        motivo,
        em: createdAt.toISOString(),
      })),
    lembretes: Object.fromEntries(Object.entries(juri.lembretes).map(([uid, em]) => [uid, em.toISOString()])),
  };
}
