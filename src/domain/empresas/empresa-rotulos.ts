/** Words of a company's form: sizes, head counts, sectors (part 1 §5). */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import type { FAIXAS_DE_COLABORADORES, PORTES } from './empresa';

export const ROTULO_DO_PORTE: Record<(typeof PORTES)[number], string> = comOutro(
  {
    MICRO_EMPREENDEDOR: 'Empreendedor',
    MICRO_EMPRESA: 'Micro Empresa',
    EMPRESA_PEQUENO_PORTE: 'Pequeno Porte',
    EMPRESA_MEDIO_PORTE: 'Médio Porte',
    EMPRESA_GRANDE_PORTE: 'Grande Porte',
  },
  OUTRO,
);
export const ROTULO_DA_FAIXA: Record<(typeof FAIXAS_DE_COLABORADORES)[number], string> = comOutro(
  {
    ATE_50: 'Até 50',
    DE_51_A_100: 'De 51 a 100',
    DE_101_A_200: 'De 101 a 200',
    DE_201_A_500: 'De 201 a 500',
    ACIMA_DE_500: 'Acima de 500',
  },
  OUTRO,
);

/** Sectors offered for companies; people and ideas choose among the sectors of their company. */
export const SETORES = [
  'Administrativo',
  'Atendimento',
  'Comercial',
  'Compras',
  'Comunicação',
  'Diagnóstico',
  'Engenharia',
  'Financeiro',
  'Inovação',
  'Jurídico',
  'Logística',
  'Manutenção',
  'Marketing',
  'Operações',
  'Pesquisa e desenvolvimento',
  'Produção',
  'Qualidade',
  'Recursos humanos',
  'Segurança do trabalho',
  'Sustentabilidade',
  'Tecnologia da informação',
  'Vendas',
] as const;
