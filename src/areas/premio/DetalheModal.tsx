/** Registration of one company (part 3 §2, 'registration detail'). */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { data } from '@/ui/texto/formatos';
import { telefone } from '@/ui/texto/formatosRaros';
import { faixaEmPalavras, porteEmPalavras } from './emPalavras';
import type { EmpresaDoPremio } from './premio.data';
import classes from './Premio.module.css';

export function DetalheModal({ empresa, aoFechar }: { empresa: EmpresaDoPremio; aoFechar: () => void }) {
  useDevolverFoco(true);
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
    <Modal opened onClose={aoFechar} title={empresa.nomeFantasia}>
      <dl className={classes.dados}>
        {linhas.map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor || 'Não informado'}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
