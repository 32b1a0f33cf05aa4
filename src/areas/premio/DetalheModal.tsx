/** Registration of one company (part 3 §2, 'registration detail'). */
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { Janela } from '@/ui/moldura/Janela';
import { data } from '@/ui/texto/formatos';
import { telefone } from '@/ui/texto/formatosRaros';
import { faixaEmPalavras, porteEmPalavras } from './emPalavras';
import type { EmpresaDoPremio } from './premio.data';
import classes from './Premio.module.css';

export function DetalheModal({ empresa, aoFechar }: { empresa: EmpresaDoPremio; aoFechar: () => void }) {
  const linhas: readonly (readonly [string, string])[] = [
    ['CNPJ', mascararCnpj(empresa.cnpj)],
    ['Cadastrada em', data(empresa.dia)],
    ['Responsável', empresa.responsavel],
    ['Telefone', telefone(empresa.telefone)],
    ['Porte', porteEmPalavras(empresa.porte)],
    ['Nº de colaboradores', faixaEmPalavras(empresa.numeroColaboradores)],
    ['Categoria', empresa.categoria],
    ['Cidade e estado', [empresa.cidade, empresa.estado].filter(Boolean).join(', ')],
    ['Colaboradores convidados', String(empresa.convidados)],
    ['Habilitada', empresa.habilitada ? 'Sim' : 'Não'],
  ];
  return (
    <Janela opened onClose={aoFechar} title={empresa.nomeFantasia}>
      <dl className={classes.dados}>
        {linhas.map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor || 'Não informado'}</dd>
          </div>
        ))}
      </dl>
    </Janela>
  );
}
