/** What ideas brought: planned while they are being implemented, realised and mostly validated after. */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type LinhaDoRetorno, maisMeses, mesDe, retornoSchema } from '@/domain/retorno/retorno';
import { carimbo, type Firestore } from '@functions/banco';
import { acertarRetorno, caminhoDoRetorno } from '@functions/nucleo/retornos';
import { atePassado, depoisDe } from './calendario';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';

type Quem = readonly { uid: string }[];

export const retornos = (contexto: Contexto, ideias: IdeiaDoMundo[], comite: Quem): Documentos =>
  ideias
    .filter(({ ideia }) => ideia.status === 'IMPLEMENTADA' || ideia.status === 'EM_IMPLEMENTACAO')
    .map(({ id, ideia, autor }, i): [string, object] => {
      const quando = atePassado(depoisDe(ideia.publishedAt ?? ideia.createdAt, 20));
      const hoje = mesDe(new Date());
      const valida = comite.find(({ uid }) => uid !== autor.uid)?.uid ?? null;
      const linha = (mudancas: Partial<LinhaDoRetorno>): LinhaDoRetorno => ({
        id: 'previsto',
        tipo: 'ECONOMIA',
        situacao: 'PREVISTO',
        inicio: hoje,
        meses: 12,
        valor: 180_000 + i * 12_345,
        nota: 'Conta do mês antes e depois da mudança.',
        registradaPor: autor.uid,
        registradaEm: quando,
        versao: 1,
        validadaPor: null,
        validadaEm: null,
        devolvida: '',
        ...mudancas,
      });
      const validada = i % 3 === 2 || valida === null ? {} : { validadaPor: valida, validadaEm: quando };
      const veio = { situacao: 'REALIZADO', inicio: maisMeses(hoje, -2 - (i % 4)) } as const;
      const meses = 3 + (i % 4);
      const linhas = [
        linha({}),
        ...(ideia.status === 'IMPLEMENTADA'
          ? [
              linha({ ...veio, ...validada, id: 'economia', meses, valor: 154_321 + i * 9_876 }),
              linha({
                ...veio,
                ...validada,
                id: 'custo',
                tipo: 'CUSTO',
                meses: 1,
                valor: 245_050 + i * 1_111,
              }),
              linha({ ...veio, id: 'horas', tipo: 'HORAS', meses, valor: 1_250 + i * 50 }),
            ]
          : []),
      ];
      const dados = { linhas, diaDito: null, implementadaEm: null, conta: true };
      return [
        caminhoDoRetorno(contexto, id),
        retornoSchema.parse({ ...dados, ...carimbo(quando, autor.uid) }),
      ];
    });

/** The day of each that was implemented, as the product finds it. */
export async function diasDaImplementacao(db: Firestore, contexto: Contexto) {
  const ideias = db.collection(caminhos.ideias(contexto)).where('status', '==', 'IMPLEMENTADA');
  const { docs } = await ideias.select().get();
  for (const { id } of docs) await acertarRetorno(db, contexto, id);
}
