/** The award's open voting: votes of the last days, some of them waiting for a person's look. */
import { caminhosDaVotacao, type Voto, votoSchema } from '@/domain/votacao/voto';
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

export async function semearVotos(db: Firestore, contexto: Contexto): Promise<void> {
  await acertarUrnas(db, contexto);
  const linhas = await linhasDoProjeto(db, contexto, PROJETO);
  const onde = caminhosDaVotacao.votos(contexto, QUESTIONARIO);
  const votos: Documentos = linhas.flatMap(({ idEmpresa, categoria }, lugar) =>
    categoria
      ? Array.from({ length: quantos(lugar) }, (_, i): [string, Voto] => {
          const numero = `${String(lugar).padStart(2, '0')}${String(i).padStart(2, '0')}`;
          const iguais = i >= quantos(lugar) - IGUAIS && lugar % 3 === 0;
          const cedula = `cedula-da-demonstracao-${numero}`;
          return [
            `${onde}/voto-da-demonstracao-${numero}`,
            votoSchema.parse({
              categoria,
              empresa: idEmpresa,
              situacao: iguais ? 'EM_REVISAO' : 'CONTADO',
              suspeita: iguais ? 'IGUAIS' : null,
              cedula,
              decisao: null,
              createdAt: dia(-1 - (i % 4), 9 + (i % 9)),
            }),
          ];
        })
      : [],
  );
  await gravar(db, votos);
}
