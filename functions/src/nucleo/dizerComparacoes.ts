/**
 * What companies are told of the others when results are published (decisions Q234). Each is told once, and it stays:
 * who looked before and after one company changed would otherwise know that company's means.
 */
import type { Contexto } from '@/domain/comum/caminhos';
import {
  caminhosDoBenchmark,
  comparacaoDitaSchema,
  contaNoBenchmark,
  type EmpresaContada,
} from '@/domain/diagnostico/benchmark';
import type { Media } from '@/domain/diagnostico/media';
import { celulasDe, contaveis, medidasDe, semEla, totaisDe } from '@/domain/diagnostico/sigilo';
import type { Firestore } from '@functions/banco';
import { nomesDosCortes } from './cortesEmPalavras';

/** Keeps what is costly and the same for many: by the text that tells them apart. */
function lembrar<T>(fazer: (chave: string) => T) {
  const feitos = new Map<string, T>();
  return (chave: string) => {
    const feito = feitos.get(chave);
    if (feito !== undefined) return feito;
    const novo = fazer(chave);
    feitos.set(chave, novo);
    return novo;
  };
}

/** What each company can be told of the others; nothing of one about whom too little is known. */
export function comparacoesDe(medias: readonly Media[]) {
  const empresas = medias.flatMap((media): [string, EmpresaContada][] => {
    const conta = contaNoBenchmark(media);
    return conta && Object.keys(conta.grupos).length > 0 ? [[media.idEmpresa, conta]] : [];
  });
  const todas = empresas.map(([, conta]) => conta);
  const doGrupo = lembrar((grupos) => {
    const celulas = celulasDe(todas, JSON.parse(grupos) as string[]);
    return { celulas, totais: totaisDe(celulas) };
  });
  const cabem = new Map<string, string[]>();
  return empresas.flatMap(([idEmpresa, conta]) => {
    const grupos = Object.keys(conta.grupos).toSorted();
    const { celulas, totais } = doGrupo(JSON.stringify(grupos));
    // Companies in the same cuts see the same numbers of others in each.
    const igual = JSON.stringify([grupos, conta.cortes]);
    const cortes = cabem.get(igual) ?? contaveis(conta.cortes, semEla(celulas, conta));
    cabem.set(igual, cortes);
    return cortes.length === 0 ? [] : [{ idEmpresa, cortes: medidasDe(cortes, totais, conta) }];
  });
}

const JA_EXISTE = 6;

/** Tells every company of the ranking that was told nothing yet. Of two at the same time the first one stays. */
export async function dizerComparacoes(
  db: Firestore,
  contexto: Contexto,
  { idProjeto, idQuestionario }: { idProjeto: string; idQuestionario: string },
  medias: readonly Media[],
): Promise<void> {
  const comparacoes = comparacoesDe(medias);
  if (comparacoes.length === 0) return;
  const nomeDo = await nomesDosCortes(db, contexto, idProjeto);
  const em = new Date();
  const escrita = db.bulkWriter();
  const escritas = comparacoes.map(({ idEmpresa, cortes }) =>
    escrita
      .create(
        db.doc(caminhosDoBenchmark.dita(contexto, idQuestionario, idEmpresa)),
        comparacaoDitaSchema.parse({
          cortes: cortes.map((corte) => ({ ...corte, nome: nomeDo(corte.chave) })),
          em,
        }),
      )
      .catch((causa: unknown) => {
        if ((causa as { code?: unknown }).code !== JA_EXISTE) throw causa;
      }),
  );
  await escrita.close();
  await Promise.all(escritas);
}
