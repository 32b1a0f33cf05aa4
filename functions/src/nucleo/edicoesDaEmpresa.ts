/**
 * A company's means in the editions of a questionnaire (decisions P422). What is laid over each other is what continues
 * each other by what was copied (src/domain/diagnostico/linhagem.ts), never what bears the same name.
 */
import type * as z from 'zod/mini';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { edicoes as contrato } from '@/domain/contratos/edicoes';
import { gruposDaLinha, type Linhagem } from '@/domain/diagnostico/linhagem';
import { caminhosDasMedias, type Media, mediaSchema, versaoMaisNova } from '@/domain/diagnostico/media';
import { type Questionario, questionarios } from '@/domain/diagnostico/questionario';
import type { Compilado } from '@/domain/diagnostico/versao';
import { MAXIMO_DE_EDICOES } from '@/domain/projetos/edicao';
import { projetoSchema } from '@/domain/projetos/projeto';
import { type Firestore, ler } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { error } from 'firebase-functions/logger';
import { idDaCopia } from './copiarQuestionarios';
import { paraLer } from './folhas';
import { vistaDaEmpresa } from './quemResponde';
import { type EmpresaVista, INEXISTENTE } from './resultados';

type Saida = z.infer<typeof contrato.saida>;

interface DaLinha {
  id: string;
  questionario: Questionario;
  /** Its id of a group or question becomes the newest one's. */
  levar: (id: string) => string;
}

const comoEsta = (id: string) => id;

/** The questionnaire and those that it continues, the newest first. One that is gone ends the line. */
async function linhaDe(db: Firestore, organizador: Contexto, id: string): Promise<DaLinha[]> {
  const linha: DaLinha[] = [];
  const vistos = new Set<string>();
  let qual: string | undefined = id;
  let levar = comoEsta;
  while (qual !== undefined && linha.length < MAXIMO_DE_EDICOES && !vistos.has(qual)) {
    vistos.add(qual);
    const questionario: Questionario | undefined = await ler(
      db,
      questionarios.schema,
      caminhos.registro(organizador, 'questionarios', qual),
    );
    if (!questionario) break;
    linha.push({ id: qual, questionario, levar });
    const { linhagem }: { linhagem?: Linhagem | undefined } = questionario;
    if (linhagem) {
      const depois = levar;
      levar = (daqui) => depois(idDaCopia(linhagem.semente, daqui));
    }
    qual = linhagem?.de;
  }
  return linha;
}

interface Edicao {
  daLinha: DaLinha;
  media: Media;
  versao: Pick<Compilado, 'grupos' | 'perguntas'>;
}

/** The company's means in one of them; undefined where it has none, or where they cannot be read (threats I16). */
async function edicaoDe(
  db: Firestore,
  organizador: Contexto,
  { idEmpresa, comoOrganizador }: Pick<EmpresaVista, 'idEmpresa' | 'comoOrganizador'>,
  daLinha: DaLinha,
): Promise<Edicao | undefined> {
  try {
    if (daLinha.questionario.deletedAt !== null) return undefined;
    const lida = await ler(db, mediaSchema, caminhosDasMedias.uma(organizador, daLinha.id, idEmpresa));
    if (!lida) return undefined;
    // Its own people read of every edition what they are told of it (decisions P198).
    const media = comoOrganizador ? lida : (await vistaDaEmpresa(db, organizador, lida)).media;
    const n = versaoMaisNova(media);
    if (n === undefined) return undefined;
    const alvo = {
      ...organizador,
      empresaId: idEmpresa,
      idEmpresa: organizador.empresaId,
      questionarioId: daLinha.id,
    };
    return { daLinha, media, versao: await paraLer(db, alvo, n) };
  } catch (causa) {
    error('edição ilegível', { causa: String(causa) });
    return undefined;
  }
}

export async function edicoesDaEmpresa(
  { db, contexto }: Membro,
  vista: EmpresaVista,
  questionarioId: string,
): Promise<Saida> {
  const organizador = { ...contexto, empresaId: vista.organizador };
  const linha = await linhaDe(db, organizador, questionarioId);
  const [atual] = linha;
  if (atual?.questionario.deletedAt !== null || atual.questionario.idProjeto !== vista.idProjeto)
    throw new ErroDoProduto(INEXISTENTE);
  const lidas = await Promise.all(linha.map((uma) => edicaoDe(db, organizador, vista, uma)));
  const [agora] = lidas;
  if (!agora) return { edicoes: [], grupos: [] };
  const projetos = await Promise.all(
    linha.map(({ questionario }) =>
      ler(db, projetoSchema, caminhos.projeto(organizador, questionario.idProjeto)),
    ),
  );
  const edicoes = linha.flatMap((_, i): Saida['edicoes'] => {
    const edicao = lidas[i];
    const projeto = projetos[i];
    if (!edicao || projeto?.deletedAt !== null) return [];
    const { daLinha, media, versao } = edicao;
    const comuns = gruposDaLinha(agora.versao, versao, daLinha.levar);
    const grupos = comuns.flatMap(({ id, antes }) => {
      const dele = media.grupos[antes]?.media;
      return dele === undefined ? [] : [[id, dele] as const];
    });
    const mudaram = comuns.filter((um) => um.comuns < um.todas).map(({ id }) => id);
    return [
      {
        idProjeto: daLinha.questionario.idProjeto,
        projeto: projeto.nome,
        ano: diaDe(projeto.anoAtuacao).slice(0, 4),
        media: media.mediaEmpresa,
        iguais:
          mudaram.length === 0 &&
          comuns.length === agora.versao.grupos.length &&
          comuns.length === versao.grupos.length,
        grupos: Object.fromEntries(grupos),
        mudaram,
      },
    ];
  });
  return {
    edicoes: edicoes.toReversed(),
    grupos: agora.versao.grupos.map(({ id, nome }) => ({ id, nome })),
  };
}
