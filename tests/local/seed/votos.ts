/** The award's open voting: votes of the last days, some of them waiting for a person's look. */
import {
  caminhosDaVotacao,
  DIAS_DAS_ORIGENS,
  origemSchema,
  type Voto,
  votoSchema,
} from '@/domain/votacao/voto';
import type { Contexto } from '@/domain/comum/caminhos';
import type { Firestore } from '@functions/banco';
import { acertarUrnas, linhasDoProjeto } from '@functions/nucleo/urnas';
import { dia } from './calendario';
import { type Documentos, gravar } from './gravar';

const QUESTIONARIO = 'lideranca';
const PROJETO = 'premio-inovacao';

/** As many as make a clear first, and no tie between the first two. */
const quantos = (lugar: number) => 4 + ((lugar * 7) % 17);
/** The last of each are alike: somebody pressed the same button again and again. */
const IGUAIS = 2;

/** Ballot in that place of the votes of the company in its place; odd ones with the network they came from. */
function umVoto(
  contexto: Contexto,
  { empresa, categoria, lugar, i }: { empresa: string; categoria: string; lugar: number; i: number },
): Documentos {
  const numero = `${String(lugar).padStart(2, '0')}${String(i).padStart(2, '0')}`;
  const cedula = `cedula-da-demonstracao-${numero}`;
  const ordem = i - (quantos(lugar) - IGUAIS);
  const iguais = ordem >= 0 && lugar % 3 === 0;
  const createdAt = iguais
    ? dia(-1 - (lugar % 4), 9 + (lugar % 9), 20 + ordem * 2)
    : dia(-1 - (i % 4), 9 + (i % 9), (i * 7) % 60);
  // Somebody has looked at the first company's already.
  const anulado = iguais && lugar === 0;
  const voto: Voto = {
    categoria,
    empresa,
    situacao: anulado ? 'ANULADO' : iguais ? 'EM_REVISAO' : 'CONTADO',
    suspeita: iguais ? 'IGUAIS' : null,
    cedula,
    decisao: anulado
      ? { por: 'helena-duarte', em: dia(-1, 18), motivo: 'Vieram todos do mesmo tablet, no estande.' }
      : null,
    createdAt,
  };
  const origem = {
    rede: `h${(lugar * 40_503 + 99_991).toString(36)}rede-da-demonstracao`,
    vizinhanca: `vizinhanca-da-demonstracao-${lugar}`,
    iguais: `iguais-da-demonstracao-${lugar}`,
    expiraEm: dia(DIAS_DAS_ORIGENS - 4),
  };
  const documentos: Documentos = [
    [
      `${caminhosDaVotacao.votos(contexto, QUESTIONARIO)}/voto-da-demonstracao-${numero}`,
      votoSchema.parse(voto),
    ],
  ];
  if (iguais)
    documentos.push([
      `${caminhosDaVotacao.origens(contexto, QUESTIONARIO)}/${cedula}`,
      origemSchema.parse(origem),
    ]);
  return documentos;
}

export async function semearVotos(db: Firestore, contexto: Contexto): Promise<void> {
  await acertarUrnas(db, contexto);
  const linhas = await linhasDoProjeto(db, contexto, PROJETO);
  const documentos: Documentos = linhas.flatMap(({ idEmpresa, categoria }, lugar) =>
    categoria
      ? Array.from({ length: quantos(lugar) }, (_, i) =>
          umVoto(contexto, { empresa: idEmpresa, categoria, lugar, i }),
        ).flat()
      : [],
  );
  await gravar(db, documentos);
}
