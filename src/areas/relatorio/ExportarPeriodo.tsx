/** 'Exportar' of the dashboard: the report of the last 30 days, read now unless it is still at hand. */
import { DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ultimosDias } from '@/domain/comum/datas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import ExportarModal from './ExportarModal';
import { type AoAvancar, type FonteDoRelatorio, relatorioData } from './relatorio.data';

interface Props {
  fonte: FonteDoRelatorio;
  aoFechar: () => void;
}

export function ExportarPeriodo({ fonte, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const [periodo] = useState(() => ultimosDias(DIAS_DO_PERIODO, new Date()));
  // Cancelled while it reads: what was not asked for yet is not asked for any more.
  useEffect(
    () => () => void cliente.cancelQueries({ queryKey: relatorioData.chave(sessao, fonte, periodo) }),
    [cliente, sessao, fonte, periodo],
  );
  const obter = async (aoAvancar: AoAvancar) => {
    const relatorio = await cliente.fetchQuery(relatorioData.periodo(sessao, fonte, periodo, aoAvancar));
    return { relatorio, linhas: relatorio.linhas };
  };
  return <ExportarModal tipo={fonte.tipo} obter={obter} aoFechar={aoFechar} />;
}
