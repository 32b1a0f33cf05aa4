/** Licensees: read and written by platform MASTERs, under their claim (decisions P12). */
import { licenciadas } from '@/domain/empresas/licenciada';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';

export const licenciadasData = dadosDoCadastro(licenciadas, {
  cadastrado: () => 'Cadastrado com sucesso!',
  atualizado: () => 'Atualizado com sucesso!',
  removido: 'Licenciada removida',
});
