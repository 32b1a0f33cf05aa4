/**
 * With what a company's result can be compared. Its own people are told what the publication told all companies; who
 * organises reads the sums of this moment, because all means are open to them anyway (decisions Q234, Q235, P196, P235).
 */
import { diaEscrito } from '@/domain/comum/datas';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  benchmarkSchema,
  caminhosDoBenchmark,
  comEmpresa,
  comparacaoSchema,
  cortesDe,
  doCorte,
  empresaContadaSchema,
  MINIMO_DO_CORTE,
  TIPOS_DE_CORTE,
  type TipoDeCorte,
} from '@/domain/diagnostico/benchmark';
import { caminhosDasMedias, type Media, mediaSchema, versaoMaisNova } from '@/domain/diagnostico/media';
import { mediaDe } from '@/domain/diagnostico/pontuacao';
import { questionarios } from '@/domain/diagnostico/questionario';
import { type Firestore, ler } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { nomesDosCortes } from './cortesEmPalavras';
import { edicaoAnterior } from './edicaoAnterior';
import { paraLer } from './folhas';
import { lerPublicado } from './publicarResultados';
import { type EmpresaVista, INEXISTENTE } from './resultados';

const NAO_PUBLICADA = 'A comparação com outras empresas aparece quando a organização publicar os resultados.';
const POUCAS = 'Ainda não há empresas bastantes para comparar sem revelar as médias de uma delas.';
const POUCAS_CONFIRMADAS =
  'Ainda não há empresas confirmadas pela organização bastantes para comparar sem revelar as médias de uma delas.';

const TITULO: Record<TipoDeCorte, string> = {
  todas: '',
  regiao: 'Região: ',
  porte: 'Porte: ',
  categoria: 'Categoria: ',
};
interface Medida {
  chave: string;
  nome: string;
  grupos: Record<string, number>;
}
const opcao = ({ chave, nome, grupos }: Medida, frase: string) => ({
  chave,
  nome: TITULO[doCorte(chave).tipo] + nome,
  coluna: nome,
  frase,
  grupos,
});
type Opcao = ReturnType<typeof opcao> & { inteiros?: true };
interface Outras {
  opcoes: Opcao[];
  aviso: string | null;
}

/** As the first publication told all companies, while the results are published to this one. */
async function ditas(db: Firestore, organizador: Contexto, media: Media): Promise<Outras> {
  const { idQuestionario, idEmpresa } = media;
  if (!(await lerPublicado(db, organizador, idQuestionario, idEmpresa)))
    return { opcoes: [], aviso: NAO_PUBLICADA };
  const dita = await ler(db, comparacaoSchema, caminhosDoBenchmark.comparacao(organizador, idQuestionario));
  const dela = cortesDe(media);
  const cortes = (dita?.cortes ?? []).filter(({ chave }) => dela.includes(chave));
  if (!dita || cortes.length === 0) return { opcoes: [], aviso: POUCAS_CONFIRMADAS };
  const quando = diaEscrito(dita.em);
  const opcoes = cortes.map((corte): Opcao => {
    const emCentesimos = Object.entries(corte.grupos).map(
      ([grupo, pontos]) => [grupo, pontos * 100] as const,
    );
    const frase = `Média de ${corte.n} empresas confirmadas, em pontos inteiros, como eram em ${quando}.`;
    return { ...opcao({ ...corte, grupos: Object.fromEntries(emCentesimos) }, frase), inteiros: true };
  });
  return { opcoes, aviso: null };
}

/** As the sums are now, without the company itself. */
async function deAgora(db: Firestore, organizador: Contexto, media: Media): Promise<Outras> {
  const { idQuestionario, idProjeto, idEmpresa } = media;
  const [benchmark, conta] = await Promise.all([
    ler(db, benchmarkSchema, caminhosDoBenchmark.um(organizador, idQuestionario)),
    ler(db, empresaContadaSchema, caminhosDoBenchmark.contada(organizador, idQuestionario, idEmpresa)),
  ]);
  const todas = benchmark?.cortes ?? {};
  const somas = conta ? comEmpresa(todas, conta, -1) : todas;
  const nomeDo = await nomesDosCortes(db, organizador, idProjeto);
  const opcoes = cortesDe(media).flatMap((chave) => {
    const { n = 0, grupos = {} } = somas[chave] ?? {};
    if (n < MINIMO_DO_CORTE) return [];
    const medias = Object.entries(grupos).flatMap(([grupo, soma]) => {
      const uma = soma.n < MINIMO_DO_CORTE ? null : mediaDe(soma);
      return uma === null ? [] : [[grupo, uma] as const];
    });
    const frase = `Média de ${n} outras empresas, neste momento.`;
    return [opcao({ chave, nome: nomeDo(chave), grupos: Object.fromEntries(medias) }, frase)];
  });
  return { opcoes, aviso: opcoes.length > 0 ? null : POUCAS };
}

/** What the company's means can be laid over; the previous edition stands last. */
export async function compararResultado(
  { db, contexto }: Membro,
  { organizador, comoOrganizador, idEmpresa, idProjeto, projeto }: EmpresaVista,
  questionarioId: string,
): Promise<Outras> {
  const daOrganizadora = { ...contexto, empresaId: organizador };
  const [questionario, media] = await Promise.all([
    ler(db, questionarios.schema, caminhos.registro(daOrganizadora, 'questionarios', questionarioId)),
    ler(db, mediaSchema, caminhosDasMedias.uma(daOrganizadora, questionarioId, idEmpresa)),
  ]);
  if (questionario?.deletedAt !== null || questionario.idProjeto !== idProjeto)
    throw new ErroDoProduto(INEXISTENTE);
  const n = media && versaoMaisNova(media);
  if (!media || n === undefined) return { opcoes: [], aviso: null };
  const alvo = {
    licenciadaId: contexto.licenciadaId,
    empresaId: idEmpresa,
    idEmpresa: organizador,
    questionarioId,
  };
  const [outras, { grupos }] = await Promise.all([
    comoOrganizador ? deAgora(db, daOrganizadora, media) : ditas(db, daOrganizadora, media),
    paraLer(db, alvo, n),
  ]);
  const antes = await edicaoAnterior(db, {
    organizador: daOrganizadora,
    idEmpresa,
    organiza: comoOrganizador,
    projeto,
    grupos,
  });
  if (!antes) return outras;
  return {
    ...outras,
    opcoes: [
      ...outras.opcoes,
      {
        chave: 'edicao',
        nome: `Edição anterior: ${antes.projeto}`,
        coluna: 'Edição anterior',
        frase: `As médias da própria empresa em ${antes.projeto}.`,
        grupos: antes.grupos,
      },
    ],
  };
}

const lugarDo = (tipo: TipoDeCorte) => TIPOS_DE_CORTE.indexOf(tipo);

/** Means of all companies by cut, the highest first of each kind; of fewer than five companies only how many they are. */
export async function mediasDosCortes(
  { db, contexto }: Membro,
  { idProjeto, questionarioId }: { idProjeto: string; questionarioId: string },
) {
  const benchmark = await ler(db, benchmarkSchema, caminhosDoBenchmark.um(contexto, questionarioId));
  if (benchmark && benchmark.idProjeto !== idProjeto) throw new ErroDoProduto(INEXISTENTE);
  const nomeDo = await nomesDosCortes(db, contexto, idProjeto);
  return Object.entries(benchmark?.cortes ?? {})
    .filter(([, { n }]) => n > 0)
    .map(([chave, soma]) => ({
      chave,
      tipo: doCorte(chave).tipo,
      nome: nomeDo(chave),
      n: soma.n,
      media: soma.n < MINIMO_DO_CORTE ? null : mediaDe(soma),
    }))
    .toSorted((a, b) => lugarDo(a.tipo) - lugarDo(b.tipo) || (b.media ?? -1) - (a.media ?? -1));
}
