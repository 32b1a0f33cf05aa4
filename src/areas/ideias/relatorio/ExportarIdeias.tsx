/** 'Exportar' of the dashboard's half. */
import { ExportarPeriodo } from '@/areas/relatorio/ExportarPeriodo';
import { relatorioDeIdeias } from './relatorioDeIdeias';

export default function ExportarIdeias({ aoFechar }: { aoFechar: () => void }) {
  return <ExportarPeriodo fonte={relatorioDeIdeias} aoFechar={aoFechar} />;
}
