/** Report of ideas (part 2 §2). */
import { RelatorioPage } from '@/areas/relatorio/RelatorioPage';
import { relatorioDeIdeias } from './relatorioDeIdeias';

export const RelatorioDeIdeiasPage = () => <RelatorioPage fonte={relatorioDeIdeias} />;
