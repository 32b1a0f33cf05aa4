/** Report of challenges (part 2 §2). */
import { RelatorioPage } from '@/areas/relatorio/RelatorioPage';
import { relatorioDeDesafios } from './relatorioDeDesafios';

export const RelatorioDeDesafiosPage = () => <RelatorioPage fonte={relatorioDeDesafios} />;
