/** Period and filter of the report. The address keeps them, so a link or the back button brings the same report. */
import { DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { diaDe, type Periodo, ultimosDias } from '@/domain/comum/datas';
import { type FiltroDoRelatorio, lerPeriodo, type TipoDeRelatorio } from '@/domain/relatorio/relatorio';

/** The text where it is a key of the object, else null. */
const umDos = (chaves: object, texto: string | null) =>
  texto !== null && Object.hasOwn(chaves, texto) ? texto : null;

export function useParametrosDoRelatorio({ camposDoFiltro, pai: { aparencia } }: TipoDeRelatorio) {
  const [parametros, mudarParametros] = useSearchParams();
  // The day the page was opened on: a report does not change under the reader's eyes at midnight.
  const [agora] = useState(() => new Date());
  const hoje = diaDe(agora);
  const periodo =
    lerPeriodo(parametros.get('inicio'), parametros.get('fim'), hoje) ?? ultimosDias(DIAS_DO_PERIODO, agora);
  const filtro: FiltroDoRelatorio = {
    campo: umDos(camposDoFiltro, parametros.get('campo')),
    texto: parametros.get('texto') ?? '',
    status: umDos(aparencia, parametros.get('status')),
  };
  const mudar = (novos: Record<string, string>) =>
    mudarParametros(
      (atuais) => {
        const proximos = new URLSearchParams(atuais);
        for (const [nome, valor] of Object.entries(novos)) {
          if (valor) proximos.set(nome, valor);
          else proximos.delete(nome);
        }
        return proximos;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    hoje,
    periodo,
    filtro,
    mudarPeriodo: ({ inicio, fim }: Periodo) => mudar({ inicio, fim }),
    filtrar: ({ campo, texto, status }: FiltroDoRelatorio) =>
      mudar({ campo: campo ?? '', texto: texto.trim(), status: status ?? '' }),
  };
}

export const SEM_FILTRO: FiltroDoRelatorio = { campo: null, texto: '', status: null };

/** True iff the filter leaves something out: the text counts only with its field. */
export const filtra = ({ campo, texto, status }: FiltroDoRelatorio) =>
  status !== null || (campo !== null && texto.trim() !== '');
