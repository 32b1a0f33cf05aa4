/** 'Exportar' of the dashboard's half. */
import { ExportarPeriodo } from '@/areas/relatorio/ExportarPeriodo';
import { relatorioDeDesafios } from './relatorioDeDesafios';

export default function ExportarDesafios({ aoFechar }: { aoFechar: () => void }) {
  return <ExportarPeriodo fonte={relatorioDeDesafios} aoFechar={aoFechar} />;
}
