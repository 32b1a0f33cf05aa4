/**
 * A company's means in the previous edition of a programme (decisions Q235): the last project of the same organiser that
 * began earlier, in which the company answered a questionnaire with groups of the same names.
 */
import { emOrdem } from '@/domain/comum/busca';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDasMedias, type Media, mediaSchema, versaoMaisNova } from '@/domain/diagnostico/media';
import { EIXOS_DO_RADAR } from '@/domain/diagnostico/resultado';
import type { Compilado } from '@/domain/diagnostico/versao';
import { type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { type Firestore, legivel, ler } from '@functions/banco';
import { error } from 'firebase-functions/logger';
import { paraLer } from './folhas';
import { vistaDaEmpresa } from './quemResponde';

/** Questionnaires of earlier editions that are looked at, the last ones first. */
const MAXIMO = 8;

interface Qual {
  organizador: Contexto;
  idEmpresa: string;
  /** The caller's company is the organiser. */
  organiza: boolean;
  projeto: Pick<Projeto, 'anoAtuacao'>;
  grupos: Compilado['grupos'];
}

/** Means by the id that each group has now. */
function iguais(grupos: Qual['grupos'], antigos: Compilado['grupos'], media: Media): Record<string, number> {
  const porNome = new Map(antigos.map(({ id, nome }) => [emOrdem(nome), media.grupos[id]?.media]));
  return Object.fromEntries(
    grupos.flatMap(({ id, nome }) => {
      const antes = porNome.get(emOrdem(nome));
      return antes === undefined ? [] : [[id, antes] as const];
    }),
  );
}

/** Undefined where there is none. What cannot be read of an edition is passed over, and the log tells it (I16). */
export async function edicaoAnterior(
  db: Firestore,
  { organizador, idEmpresa, organiza, projeto, grupos }: Qual,
) {
  const { docs } = await db
    .collection(caminhosDasMedias.medias(organizador))
    .where('idEmpresa', '==', idEmpresa)
    .get();
  const lidas = docs.flatMap((documento) => legivel(mediaSchema, documento) ?? []);
  // Its own people read of an earlier edition what they are told of it, as they read the result itself (decisions P198).
  const medias = organiza
    ? lidas
    : await Promise.all(lidas.map(async (media) => (await vistaDaEmpresa(db, organizador, media)).media));
  const ids = [...new Set(medias.map(({ idProjeto }) => idProjeto))];
  const projetos = new Map(
    await Promise.all(
      ids.map(async (id) => [id, await ler(db, projetoSchema, caminhos.projeto(organizador, id))] as const),
    ),
  );
  const antes = medias
    .flatMap((media) => {
      const dela = projetos.get(media.idProjeto);
      const n = versaoMaisNova(media);
      return dela?.deletedAt === null && dela.anoAtuacao < projeto.anoAtuacao && n !== undefined
        ? [{ media, projeto: dela, n }]
        : [];
    })
    .toSorted((a, b) => b.projeto.anoAtuacao.getTime() - a.projeto.anoAtuacao.getTime())
    .slice(0, MAXIMO);
  const achadas = await Promise.all(
    antes.map(async ({ media, projeto: dela, n }) => {
      const alvo = {
        ...organizador,
        empresaId: idEmpresa,
        idEmpresa: organizador.empresaId,
        questionarioId: media.idQuestionario,
      };
      const versao = await paraLer(db, alvo, n).catch((causa: unknown) => {
        error('edição ilegível', { causa: String(causa) });
        return { grupos: [] };
      });
      return { idProjeto: media.idProjeto, projeto: dela.nome, grupos: iguais(grupos, versao.grupos, media) };
    }),
  );
  const [primeira, ...outras] = achadas.filter(
    ({ grupos: dela }) => Object.keys(dela).length >= EIXOS_DO_RADAR,
  );
  // Of one edition's questionnaires the one that has the most groups in common.
  return outras
    .filter(({ idProjeto }) => idProjeto === primeira?.idProjeto)
    .reduce(
      (melhor, uma) =>
        melhor && Object.keys(uma.grupos).length > Object.keys(melhor.grupos).length ? uma : melhor,
      primeira,
    );
}
